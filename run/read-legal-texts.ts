import { readFile } from 'node:fs/promises';
import type { LegalTexts } from '../contract/settings.ts';
import type { Config } from '../server/config.ts';
import { ConfigError } from '../server/environment.ts';

/** Reads the files of the terms and of the privacy notice, where the environment names some. @throws ConfigError */
export async function readLegalTexts({ legal }: Pick<Config, 'legal'>): Promise<LegalTexts> {
  return {
    terms: await textOf('TERMS_FILE', legal.termsFile),
    privacy: await textOf('PRIVACY_FILE', legal.privacyFile),
  };
}

async function textOf(name: string, file: string | null): Promise<string | null> {
  if (file === null) return null;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ConfigError(`${name}: the file ${file} cannot be read`);
  });
  if (text.trim() === '') throw new ConfigError(`${name}: the file ${file} is empty`);
  return text;
}
