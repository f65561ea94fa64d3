import type { FoundFact } from '../../facts/found-fact.ts';
import type { Passage } from '../../reading/passage.ts';
import type { GuideReading, GuideSource } from '../read-source.ts';

/** The passages of a guide that is in the library already. */
export interface FactSource {
  passages: readonly Passage[];
  planYear: number | null;
}

/** What is asked of the process that reads documents. */
export type Task =
  | { kind: 'read'; source: GuideSource }
  | { kind: 'facts'; source: FactSource }
  | { kind: 'safe-html'; type: 'docx' | 'html'; bytes: Uint8Array };

/** What it answers. */
export type Outcome =
  | { kind: 'ready' }
  | { kind: 'read'; reading: GuideReading }
  | { kind: 'facts'; facts: FoundFact[] }
  | { kind: 'safe-html'; html: string }
  | { kind: 'unreadable'; reason: string };

/** What it ends itself by when it takes too much memory: nothing else sends this signal. */
export const MEMORY_SIGNAL = 'SIGUSR2';
