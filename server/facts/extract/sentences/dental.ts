import { pairMarks } from '../aspects.ts';
import { serviceMarks } from '../labels.ts';
import { percentsIn } from '../../read/amounts.ts';
import type { Candidate, GuideContext, Sentence, SentenceRules } from '../sentence.ts';
import { amountsBy, contributionsIn, limitsIn } from './costs.ts';

const isDental = ({ topic, text }: Sentence): boolean =>
  topic === 'dental' || (text.includes('dental') && topic !== 'vision' && topic !== 'other');
const maximum =
  /(?:annual|calendar year|plan year|yearly|benefit)(?: \w+){0,2} (?:max\w*|limit)|(?:annual|yearly) benefit\b|max\w*(?: \w+){0,3} (?:per|each|a) (?:calendar |plan |benefit )?year|\b(?:pays?|covers?) (?:for )?up to(?= \$[\d,]+[^.;$]{0,30}\b(?:year|annual))/;
const deductible = /\bdeductibles?\b/;
const orthodontia = /\bortho\w+/;

function amounts(sentence: Sentence): Candidate[] {
  const { text, kind } = sentence;
  if (kind === 'row' || !text.includes('$') || !isDental(sentence)) return [];
  const found: Candidate[] = [];
  if (orthodontia.test(text)) {
    const [first] = amountsBy(
      text,
      /lifetime(?: \w+){0,2} (?:max\w*|benefit|limit)|\bortho\w+(?: [\w%]+){0,5}? (?:up to|max\w*|benefit|limit|up to)|\bortho\w+/,
      deductible,
    );
    const ortho = text.search(orthodontia);
    // "The annual maximum is $1,500 and orthodontia is limited to $2,000": the amount behind the name is its own.
    const isOfOther =
      first !== undefined &&
      first.to < ortho &&
      /,|;|\band\b/.test(text.slice(first.to, ortho)) &&
      /^[^.;]{0,50}\$\d/.test(text.slice(ortho));
    if (
      first !== undefined &&
      !isOfOther &&
      !/copay|deductible/.test(text.slice(Math.max(0, first.from - 25), first.from))
    ) {
      found.push({ metric: 'dental.orthodontia_maximum', value: first.value, plan: sentence.plan, confidence: 0.84 });
    }
  }
  if (!/medical deductible/.test(text)) {
    found.push(...limitsIn(sentence, 'dental.deductible', amountsBy(text, deductible, maximum), 0.84));
  }
  const [most] = amountsBy(text, maximum, /deductible|ortho|lifetime/);
  if (most !== undefined && !/ortho\w*[^$]{0,40}$/.test(text.slice(0, most.from))) {
    // "Out of network $1,000; in network $2,000": which of them is meant, is open.
    const isOpen = /out[- ]of[- ]network[^.$]{0,40}\$[\d,]+[^.]{0,40}in[- ]network[^.$]{0,40}\$/.test(text);
    const review = isOpen ? { review: true } : {};
    found.push({
      metric: 'dental.annual_maximum',
      value: most.value,
      plan: sentence.plan,
      confidence: 0.84,
      ...review,
    });
  }
  return found;
}

const inFull =
  /(?:pays?|covers?) (?:\w+ ){0,6}?in full|\bfull coverage (?:for|of)|(?:are|is) (?:covered|paid) (?:in full|at no cost|at 100)|no (?:cost|charge)|free of charge/;

/** "100% of preventive, 80% of basic and 50% of major services." */
function shares(sentence: Sentence): Candidate[] {
  const { text, kind } = sentence;
  if (
    kind === 'row' ||
    !isDental(sentence) ||
    /premium|waiting period|% of the (?:monthly |total )?cost of|\bfor (?:individuals?|employees?) and \d+%/.test(text)
  )
    return [];
  const marks = serviceMarks(text, 'dental').filter(({ kind: metric }) => /preventive|basic|major/.test(metric));
  const percents = percentsIn(text).filter(({ high }) => high === undefined);
  if (percents.length === 0) {
    return marks.some(({ kind: metric }) => metric === 'dental.preventive') && marks.length === 1 && inFull.test(text)
      ? [{ metric: 'dental.preventive', value: 100, plan: sentence.plan, confidence: 0.86 }]
      : [];
  }
  const paired = pairMarks(percents, marks);
  const youPay = /you(?:'ll| will)? pay|your (?:share|cost)|member/.test(text) && !/(?:plan|we) pays?|cover/.test(text);
  const seen = new Set<string>();
  return percents.flatMap(({ value }, at): Candidate[] => {
    const metric = paired[at];
    if (metric === null || metric === undefined || seen.has(metric)) return [];
    // "Basic and major care is covered at 70%": the share is of both.
    const isBoth = metric === 'dental.major' && /\bbasic (?:\w+ )?and major\b/.test(text) && !seen.has('dental.basic');
    const found = isBoth ? (['dental.basic', metric] as const) : [metric];
    return found.map((each) => {
      seen.add(each);
      return { metric: each, value: youPay ? 100 - value : value, plan: sentence.plan, confidence: 0.84 };
    });
  });
}

const contribution = (sentence: Sentence, guide: GuideContext): Candidate[] =>
  sentence.topic === 'dental' && !/medical|vision/.test(sentence.text)
    ? contributionsIn(sentence, 'dental.contribution', guide)
    : [];

export const dental: SentenceRules = {
  about: /dental|ortho|preventi|cleaning|deductible|maximum|basic|major|cost|premium|pays?\b/,
  rules: [amounts, shares, contribution],
};
