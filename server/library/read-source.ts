import { factsOfGuide } from '../facts/facts-of-guide.ts';
import type { FoundFact } from '../facts/found-fact.ts';
import { isFormPage } from '../facts/forms.ts';
import type { Extraction } from '../reading/document.ts';
import type { Passage } from '../reading/passage.ts';
import { readDocument, type Source } from '../reading/read-document.ts';
import { describeGuide } from './describe/describe-guide.ts';
import { splitPassages } from '../reading/split-passages.ts';

/** A document to make a guide of. */
export interface GuideSource extends Source {
  /** The plan year that was stated with it; guessed from the document when not given. */
  planYear?: number | null;
}

/** What a document becomes: its text, the passages of it, and the plan facts that they state. */
export interface GuideReading extends Extraction {
  passages: Passage[];
  facts: FoundFact[];
}

/** Reads a document to the end: nothing of it is left to be done but to store it. @throws Unreadable with the reason */
export async function readSource({ planYear, ...source }: GuideSource): Promise<GuideReading> {
  const extraction = await readDocument(source, isFormPage);
  const passages = splitPassages(extraction.pages);
  const year = planYear ?? describeGuide(extraction, source.name).planYear;
  return { ...extraction, passages, facts: factsOfGuide(passages, { planYear: year }) };
}
