import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('takes a search workflow with a key or without, and none where none is named', () => {
  const SEARCH_WORKFLOW_URL = 'https://flows.example/webhook/1';
  expect(readConfig({}).searchWorkflow).toBeNull();
  expect(readConfig({ SEARCH_WORKFLOW_URL }).searchWorkflow).toEqual({ url: SEARCH_WORKFLOW_URL, key: null });
  expect(readConfig({ SEARCH_WORKFLOW_URL, SEARCH_WORKFLOW_KEY: 'k' }).searchWorkflow?.key).toBe('k');
});

it.each([
  [{ SEARCH_WORKFLOW_URL: 'flows.example' }, 'SEARCH_WORKFLOW_URL: must be an http(s) address'],
  [
    { SEARCH_WORKFLOW_URL: 'https://me:secret@flows.example/1' },
    'SEARCH_WORKFLOW_URL: must hold no name or password; use SEARCH_WORKFLOW_KEY',
  ],
  [{ SEARCH_WORKFLOW_KEY: 'k' }, 'SEARCH_WORKFLOW_KEY needs SEARCH_WORKFLOW_URL'],
])('refuses a search workflow that cannot be used: %j', (env, line) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(line));
});

it('takes a model for facts only where there is an address for it', () => {
  const env = { MODEL_URL: 'https://models.example/v1/', MODEL_KEY: 'k', FACTS_MODEL: 'reader' };
  expect(readConfig(env).factsModel).toEqual({ url: 'https://models.example/v1', name: 'reader', key: 'k' });
  expect(readConfig({ ...env, FACTS_MODEL: '' }).factsModel).toBeNull();
  expect(() => readConfig({ FACTS_MODEL: 'reader' })).toThrow(new ConfigError('FACTS_MODEL needs MODEL_URL'));
});
