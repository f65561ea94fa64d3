import { requireUnchanged } from '../admin/require-unchanged.ts';
import type { Note } from '../db/act.ts';
import type { Transaction } from '../db/connect.ts';
import { lockSettings } from './lock-settings.ts';
import { changeSetting, readSetting } from './read-setting.ts';
import type { SettingKey, SettingValue } from './settings.ts';

interface Change<K extends SettingKey> {
  key: K;
  value: SettingValue<K>;
  /** What the administrator saw; left out: whatever is there is changed. */
  was?: SettingValue<K> | undefined;
  actorId: string;
}

/** Changes a setting for an administrator. @throws Refusal `changed_meanwhile` */
export async function changeNoted<K extends SettingKey>(
  tx: Transaction,
  { key, value, was, actorId }: Change<K>,
  note: Note,
): Promise<void> {
  await lockSettings(tx);
  const before = await readSetting(tx, key);
  if (was !== undefined) requireUnchanged({ [key]: was }, { [key]: before });
  await changeSetting(tx, key, value, actorId);
  note({ before: { [key]: before }, after: { [key]: value } });
}
