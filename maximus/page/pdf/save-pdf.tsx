import { useState } from 'react';
import type { Conversation, Turn } from '../../wire.ts';
import { namedFile, saveFile } from '../answer/save-file.ts';

/** Saves the conversation in view as a PDF. What makes it is loaded then. */
export function SavePdf({ conversation, turns }: { conversation: Conversation; turns: readonly Turn[] }) {
  const [said, setSaid] = useState('');
  const save = async () => {
    setSaid('');
    try {
      const { sessionPdf } = await import('./session-pdf.ts');
      saveFile(namedFile(conversation.title, 'pdf'), await sessionPdf(conversation, turns));
    } catch {
      setSaid('The file could not be made.');
    }
  };
  return (
    <>
      <output>{said}</output>
      <button type="button" className="button quiet" aria-label="Save as PDF" onClick={() => void save()}>
        PDF
      </button>
    </>
  );
}
