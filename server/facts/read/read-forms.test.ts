import { describe, expect, test } from 'vitest';
import { readDocument } from '../../reading/read-document.ts';
import { splitPassages } from '../../reading/split-passages.ts';
import { factsOfGuide } from '../facts-of-guide.ts';
import { describeForm, isFormPage } from '../forms.ts';
import type { FoundFact } from '../found-fact.ts';
import { drawSummary, type Layout, plain } from './testing/draw-summary.ts';
import { cedarStates, harborStates, juniperStates, summitStates } from './testing/expected.ts';
import { summaryPage, summaryText, writeSummary } from './testing/write-summary.ts';
import { cedarHdhp, harborPpo, juniperHmo, summitTiers, type SummaryForm } from './testing/summary-form.ts';

const forms: Record<string, { form: SummaryForm; states: string; plan: string }> = {
  'a PPO': { form: harborPpo, states: harborStates, plan: 'Harbor PPO 750' },
  'a plan with an account': { form: cedarHdhp, states: cedarStates, plan: 'Cedar HSA 3400' },
  'an HMO': { form: juniperHmo, states: juniperStates, plan: 'Juniper Care HMO Standard' },
  'a form with a column of its carrier': { form: summitTiers, states: summitStates, plan: 'Summit Choice Plus' },
};

const layouts: Record<string, Layout> = {
  'ruled cells': plain,
  'bars for rules and another typeface': {
    ...plain,
    cells: 'bars',
    font: 'Helvetica',
    bold: 'Helvetica-Bold',
    size: 8,
  },
  'filled cells without rules': { ...plain, cells: 'fills', font: 'Helvetica', bold: 'Helvetica-Bold', size: 8 },
  'lines between the rows alone': { ...plain, cells: 'lines' },
  'many pages that repeat no heads': { ...plain, rowsPerPage: 6, again: false },
  'events beside each service, in a typewriter face': {
    ...plain,
    font: 'Courier',
    bold: 'Courier-Bold',
    size: 7,
    joined: false,
    rowsPerPage: 8,
  },
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .toSorted();

const said = ({ metric, tier, network, value, words }: FoundFact): string =>
  `${[metric, tier, network].filter((part) => part !== null).join(' ')}: ${value ?? words}`;

async function read(
  bytes: Uint8Array,
  name: string,
): Promise<{ facts: FoundFact[]; quote: (fact: FoundFact) => string }> {
  const passages = splitPassages((await readDocument({ bytes, name }, isFormPage)).pages);
  const quote = ({ ordinal, quoteFrom, quoteTo }: FoundFact): string =>
    passages[ordinal]?.text.slice(quoteFrom, quoteTo) ?? '';
  return { facts: factsOfGuide(passages), quote };
}

describe.each(Object.entries(forms))('%s', (_, { form, states, plan }) => {
  test.each(Object.entries(layouts))('is read from %s', async (_name, layout) => {
    const { facts } = await read(await drawSummary(form, layout), 'summary.pdf');
    expect(facts.map(said).toSorted()).toEqual(linesOf(states));
    expect(new Set(facts.map((fact) => fact.plan))).toEqual(new Set([plan]));
    expect(facts.filter(({ review }) => review)).toEqual([]);
  });
});

test('every fact quotes the cell that states it', async () => {
  const { facts, quote } = await read(await drawSummary(harborPpo), 'summary.pdf');
  const quotes = new Map(facts.map((fact) => [said(fact), quote(fact)]));
  expect(quotes.get('medical.pcp_copay in: 30')).toBe(
    'Primary care visit to treat an injury or illness | $30 copay/office visit; deductible does not apply',
  );
  expect(quotes.get('medical.example_fracture: 1910')).toBe('The total Mia would pay is | $1,910');
});

test.each(Object.entries(forms))('%s is read from a Word document and from a web page', async (_, { form, states }) => {
  const fromWord = await read(await writeSummary(form), 'summary.docx');
  const fromPage = await read(summaryPage(form), 'summary.html');
  expect(fromWord.facts.map(said).toSorted()).toEqual(linesOf(states));
  expect(fromPage.facts.map(said).toSorted()).toEqual(linesOf(states));
});

test.each(Object.entries(forms))('%s that was copied as text is read', async (_, { form, states }) => {
  const { facts } = await read(summaryText(form, 'in one line'), 'summary.txt');
  expect(facts.map(said).toSorted()).toEqual(linesOf(states));
});

test.each([
  [harborPpo, harborStates],
  [cedarHdhp, cedarStates],
  [juniperHmo, juniperStates],
] as const)(
  'a form that was copied a cell a line is read, but where a passage ends between its cells',
  async (form, states) => {
    const { facts } = await read(summaryText(form, 'a line each'), 'summary.txt');
    const all = linesOf(states);
    const found = facts.map(said);
    expect(found.filter((one) => !all.includes(one))).toEqual([]);
    expect(found.length / all.length).toBeGreaterThan(0.85);
  },
);

test.each([
  ['Granite Mutual Health: Harbor PPO 750', 'Harbor PPO 750', null],
  ['City of Larkspur: Harbor PPO 750', 'Harbor PPO 750', 'City of Larkspur'],
  ['Aetna Larkspur Tooling LLC: Open Choice', 'Open Choice', 'Larkspur Tooling LLC'],
  ['BlueCross BlueShield of Oregon: Blue Option', 'Blue Option', null],
  ['Juniper Care HMO Standard', 'Juniper Care HMO Standard', null],
])('the head %s names the plan and the employer, not the carrier', async (line, plan, employer) => {
  const head = [harborPpo.head[0] ?? ['', ''], [line, 'Coverage for: Family | Plan Type: PPO']] as const;
  const { pages } = await readDocument({ bytes: await drawSummary({ ...harborPpo, head }), name: 'summary.pdf' });
  expect(describeForm(pages)).toEqual({ title: `${plan}: Summary of Benefits and Coverage`, employer });
});

test('a form that says what the plan pays is read as what the member does', async () => {
  const turned = (text: string): string => text.replace(/(\d+)% coinsurance/, (_, share) => `${100 - Number(share)}%`);
  const events = cedarHdhp.events.map(
    ([event, services]) => [event, services.map((cells) => cells.map(turned))] as const,
  );
  const { facts } = await read(await drawSummary({ ...cedarHdhp, events }), 'summary.pdf');
  expect(facts.map(said).toSorted()).toEqual(linesOf(cedarStates));
});

test('a guide that speaks of the form is none', () => {
  const text =
    'Each plan has a Summary of Benefits and Coverage. It answers "What is the overall deductible?" and why this matters.';
  expect(describeForm([{ page: 1, sections: [{ heading: 'Your plans', text }] }])).toBeNull();
});
