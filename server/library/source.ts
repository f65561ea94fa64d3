import { sha256 } from '../outside/files.ts';
import { resolve } from 'node:path';
import type { StatedDetails } from './describe/describe-guide.ts';

/** Where a guide comes from, with what is known about it. */
export type ImportSource = ({ path: string } | { url: string } | { name: string; bytes: Uint8Array }) & {
  stated?: StatedDetails;
  /** The whole path of the manifest that names it. */
  manifest?: string;
};

/** How a source is shown to people: its path or address, on one line. */
export function nameOf(source: ImportSource): string {
  return oneLine('path' in source ? source.path : 'url' in source ? source.url : source.name);
}

/** A name as it may stand in a line: what would break the line or command a terminal is written as `\u{a}`. */
export function oneLine(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** The key of a source's own words; also of what could not be loaded, in place of its content. */
export function sourceKey(source: ImportSource): string {
  const words = 'path' in source ? resolve(source.path) : 'url' in source ? source.url : source.name;
  return sha256(`source:${words}`);
}

/**
 * Where a source comes from, by which it is recognized when the details of its guide are corrected: the document that a line of
 * a manifest names, or the path or address alone. Null for bytes at hand, whose name says nothing.
 */
export function placeOf(source: ImportSource): string | null {
  if ('bytes' in source) return null;
  return source.manifest === undefined ? sourceKey(source) : sha256(`${source.manifest}\n${sourceKey(source)}`);
}

/** What a guide is by, beside its content. */
export interface GuideIdentity {
  employer: string;
  planYear: number | null;
}

/** Whether what is stated of a source can be said of a guide: what it leaves open may be anything. */
export function fits(guide: GuideIdentity, { employer, planYear }: StatedDetails): boolean {
  const isEmployer = employer === undefined || employer.toLowerCase() === guide.employer.toLowerCase();
  return isEmployer && (planYear === undefined || planYear === null || planYear === guide.planYear);
}
