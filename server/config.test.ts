import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';

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
  const env = { MODEL_URL: 'https://models.example/v1/', MODEL_NAME: 'talker', MODEL_KEY: 'k', FACTS_MODEL: 'reader' };
  expect(readConfig(env).factsModel).toEqual({ url: 'https://models.example/v1', name: 'reader', key: 'k' });
  expect(readConfig({ ...env, FACTS_MODEL: '' }).factsModel).toBeNull();
  expect(() => readConfig({ FACTS_MODEL: 'reader' })).toThrow(new ConfigError('FACTS_MODEL needs MODEL_URL'));
});

it('takes a bucket for originals with its keys, or with those of the machine', () => {
  const FILES_URL = 'https://s3.example/guides/of-ours';
  expect(readConfig({}).filesBucket).toBeNull();
  expect(readConfig({ FILES_URL }).filesBucket).toEqual({ url: FILES_URL, region: 'us-east-1', credentials: null });
  const keys = { FILES_ACCESS_KEY: 'id', FILES_SECRET_KEY: 'secret' };
  expect(readConfig({ FILES_URL, ...keys, FILES_REGION: 'eu-1' }).filesBucket).toEqual({
    url: FILES_URL,
    region: 'eu-1',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  });
  for (const env of [
    { FILES_URL: 'https://s3.example' },
    { FILES_URL: 'https://me:secret@s3.example/guides' },
    { FILES_URL, FILES_DIR: '/files' },
    { FILES_URL, FILES_ACCESS_KEY: 'id' },
  ]) {
    expect(() => readConfig(env)).toThrow(ConfigError);
  }
});

it('needs the name of a model beyond this machine', () => {
  const env = { MODEL_URL: 'https://models.example/v1' };
  expect(() => readConfig(env)).toThrow(/MODEL_URL needs MODEL_NAME/);
  expect(readConfig({ ...env, MODEL_NAME: 'talker' }).model).toMatchObject({ name: 'talker', firstByteMs: 10_000 });
  expect(readConfig({ MODEL_URL: 'http://localhost:11434/v1' }).model.name).not.toBe('');
});
