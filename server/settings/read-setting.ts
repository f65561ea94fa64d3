import type { Connection } from '../db/connect.ts';
import { settings, type SettingKey, type SettingValue } from './settings.ts';
import { insertValue, readValue } from './store.ts';

/** The value of a setting now, or as it was at `moment`. */
export async function readSetting<K extends SettingKey>(
  db: Connection,
  key: K,
  moment?: Date,
): Promise<SettingValue<K>> {
  const stored = await readValue(db, key, moment);
  const { schema, initial } = settings[key];
  return (stored === undefined ? initial : schema.parse(stored)) as SettingValue<K>;
}

/** Changes a setting from now on; what it was before stays known. */
export async function changeSetting<K extends SettingKey>(
  db: Connection,
  key: K,
  value: SettingValue<K>,
  actorId: string | null,
): Promise<void> {
  await insertValue(db, key, settings[key].schema.parse(value), actorId);
}
