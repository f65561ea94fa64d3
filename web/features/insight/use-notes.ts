import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { Citation } from '../../../contract/insight.ts';
import { placeNotes, type Note } from './note-places.ts';

const NONE: readonly number[] = [];

/** The markers that an element stands for: a chip, a note, or a sentence with its sources. */
function markersOf(target: EventTarget | null): readonly number[] {
  const element = target instanceof Element ? target.closest('[data-marker],[data-note],[data-sources]') : null;
  const data = element instanceof HTMLElement ? element.dataset : {};
  const text = data['marker'] ?? data['note'] ?? data['sources'];
  return text === undefined ? NONE : text.split(' ').map(Number);
}

type Layout = ReturnType<typeof placeNotes>;
const same = (a: Layout, b: Layout) => a.height === b.height && [...a.places].join() === [...b.places].join();

/**
 * Ties the sentences of an answer to its notes: pointing at one lights the other, a click on a chip leads to its note, and
 * notes stand at the height of the words that cite them.
 *
 * @param citations the notes, as they are drawn
 */
export function useNotes(
  root: RefObject<HTMLElement | null>,
  citations: readonly Citation[],
  noteId: (marker: number) => string,
) {
  const [lit, setLit] = useState<readonly number[]>(NONE);
  const [layout, setLayout] = useState(() => placeNotes([]));

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const point = (event: Event) => {
      const next = markersOf(event.target);
      setLit((last) => (last.join() === next.join() ? last : next));
    };
    const leave = () => setLit(NONE);
    const click = (event: Event) => {
      const chip = event.target instanceof Element ? event.target.closest('[data-marker]') : null;
      if (!(chip instanceof HTMLElement)) return;
      const note = document.getElementById(noteId(Number(chip.dataset['marker'])));
      note?.scrollIntoView({ block: 'nearest' });
      note?.focus({ preventScroll: true });
    };
    const events = { pointerover: point, focusin: point, pointerleave: leave, focusout: leave, click };
    for (const [name, listener] of Object.entries(events)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(events)) element.removeEventListener(name, listener);
    };
  }, [root, noteId]);

  useEffect(() => {
    for (const cited of root.current?.querySelectorAll('[data-sources],[data-marker]') ?? []) {
      cited.toggleAttribute(
        'data-lit',
        markersOf(cited).some((marker) => lit.includes(marker)),
      );
    }
  }, [root, lit]);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top;
      const notes = citations.map(({ marker }): Note => {
        const chip = element.querySelector(`[data-marker="${marker}"]`);
        const wanted = chip ? chip.getBoundingClientRect().top - top - 2 : 0;
        return {
          marker,
          wanted: Math.round(wanted),
          // The whole note: below its words may stand a button.
          height: element.querySelector<HTMLElement>(`[data-note="${marker}"]`)?.offsetHeight ?? 0,
        };
      });
      const next = placeNotes(notes);
      setLayout((last) => (same(last, next) ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A note grows once it is known what its guide costs.
    for (const note of element.querySelectorAll('[data-note]')) observer.observe(note);
    return () => observer.disconnect();
  }, [root, citations]);

  return { lit, ...layout };
}
