import type { ChatHit } from '../../contract/insight.ts';
import type { Connection } from '../db/connect.ts';
import { findInChats } from './search-store.ts';

const MOST_WORDS = 8;
/** Letters before and after the first word that was found. */
const BEFORE = 40;
const AFTER = 120;

/** The chats of a person in which all of some words were said, newest first. */
export async function searchChats(db: Connection, userId: string, typed: string): Promise<ChatHit[]> {
  const words = [...new Set(typed.toLowerCase().split(/\s+/))].filter((word) => word !== '').slice(0, MOST_WORDS);
  const found = await findInChats(db, userId, words);
  return found.map(({ content, at, ...hit }) => ({ ...hit, snippet: around(content, words), at: at.toISOString() }));
}

/** Some words of a text around the first of those that were looked for. */
function around(text: string, words: readonly string[]): string {
  const line = text
    .replaceAll(/\s*【[^】]*】|[*_#|]+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const low = line.toLowerCase();
  const first = Math.max(0, Math.min(...words.map((word) => low.indexOf(word)).filter((at) => at >= 0), line.length));
  const from = first >= line.length || first <= BEFORE ? 0 : line.indexOf(' ', first - BEFORE) + 1;
  const end = Math.min(line.length, from + BEFORE + AFTER);
  return `${from > 0 ? '… ' : ''}${line.slice(from, end)}${end < line.length ? '…' : ''}`;
}
