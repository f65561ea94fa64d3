import { isAboutOthers } from '../aside.ts';
import { moneyIn, NUMBER, numberOf } from '../../read/amounts.ts';
import { above, isStatutory, leading, trailing } from './around.ts';
import { disabilityOf } from './disability.ts';
import type { Candidate, Sentence, SentenceRules } from '../sentence.ts';

const about =
  /\blife\b(?! (?:event|status|change|style|balance|coach|threat|partner))|\bad ?& ?d\b|accidental death|death and dismemberment/;
const bought =
  /voluntary|supplement|optional|additional life|buy-?up|purchase|elect up to|increments?|guarantee|evidence of insurab|whole life|universal life|permanent life|business travel|travel accident|\bbta\b|you may buy|employee[- ]paid|at your own|at (?:the )?expense of/;
const others = /spouse|child|dependents?\b|domestic partner|famil(?:y|ies) life|beneficiary receives? only/;
const paid =
  /\bbasic\b|company|employer|provid|at no cost|no cost to you|free of charge|automatically|100%|\bpaid\b|we (?:offer|pay|cover|give)|coverage|covered/;

/** Of "Basic life: $20,000; spouse: $5,000" the clauses about what each employee is given. */
function basicPart(sentence: Sentence): Sentence {
  const { text } = sentence;
  // "Long-term disability insurance and a $20,000 life policy": the part that is about life alone.
  if (/disabilit/.test(text) && about.test(text)) {
    const parts = text.split(/, | and (?=\$|an? )/).filter((part) => about.test(part) && part.includes('$'));
    const [only] = parts;
    if (only !== undefined && parts.length === 1 && !/disabilit/.test(only)) return { ...sentence, text: only };
  }
  if (!text.includes(';') || (!bought.test(text) && !others.test(text))) return sentence;
  const clauses = text.split(';').filter((clause) => !bought.test(clause) && !others.test(clause));
  return clauses.length === 0 ? sentence : { ...sentence, text: clauses.join(';') };
}

/** Whether a sentence is about the life insurance that the employer gives each employee. */
function isBasicLife(sentence: Sentence): boolean {
  const { text } = sentence;
  const heads = above(sentence);
  // Beneath a line that says whom it is for, the benefit's own heading stands one higher.
  const isBelow = sentence.subject === null && sentence.topic === null && sentence.around === 'life';
  if (!about.test(text) && sentence.subject !== 'life' && !about.test(heads) && !isBelow) return false;
  if (
    isAboutOthers(text) ||
    /\badditional\b|\bexecutives?\b|\bplanners?\b|suggest|recommend|\bofficers\b|vice president|part[- ]time/.test(text)
  )
    return false;
  if (sentence.subject !== null && sentence.subject !== 'life' && !about.test(text)) return false;
  if (
    bought.test(text) ||
    /disabilit|\bstd\b|\bltd\b|critical illness|accident insurance/.test(text.replaceAll(/accidental death[\w ]*/g, ''))
  )
    return false;
  return !bought.test(heads) || /\bbasic\b|(?:company|employer)[- ]paid/.test(text);
}

const PAY = String.raw`(?:your |their |the |an? |the employee'?s? |employee'?s? |annual |base |basic |covered |eligible |current |gross |regular |total |yearly |benefits? )*(?:salary|earnings|pay|compensation|wages|income)`;
const times = new RegExp(
  String.raw`(?:(${NUMBER}) ?(?:x\b|times?\b|×)|(once|twice|double)|(equal to|equivalent to|equals|amount of|at) (?:one year of |100% of |1 year of ))(?: the amount of| of)? ?${PAY}|\b(${NUMBER})x (?:basic|life)`,
);
const onePay = new RegExp(
  String.raw`(?:amount of (?:\w+ )?(?:insurance|coverage)|coverage amount|death benefit) (?:is|equals) (?:your|their|an employee's|the employee's) (?:annual|yearly) (?:base )?(?:salary|earnings|pay|wages)|(?:equal to|equivalent to|equals) (?:(?:your|their|one year's|an employee's|the employee's|100% of (?:your|their)) (?:annual|base|basic|yearly)[ \w]{0,12}|(?:one|1) years?'?s? )(?:salary|earnings|pay|wages)`,
);

/** "Two times your annual pay, up to $500,000." */
function multipleOf(sentence: Sentence): Candidate[] {
  const { text } = sentence;
  if (!isBasicLife(sentence) || (others.test(text) && !/\bemployees?\b|\byour?\b/.test(text))) return [];
  const found = times.exec(text);
  const value =
    found === null
      ? onePay.test(text)
        ? 1
        : null
      : found[2] === 'once' || found[3] !== undefined
        ? 1
        : found[2] === 'twice' || found[2] === 'double'
          ? 2
          : numberOf(found[1] ?? found[4] ?? '');
  if (value === null || value > 10 || /minimum of (?:one|1)|accidental death benefit only/.test(text)) return [];
  const confidence = paid.test(text) || sentence.subject === 'life' ? 0.9 : 0.8;
  const most = moneyIn(text).find(
    (money) =>
      money.value >= 20_000 &&
      (/(?:up to|\bto|max\w*|limit\w*|exceed|cap(?:ped)?|of|:|\()[^.;$]{0,30}$/.test(leading(text, money, 40)) ||
        trailing(text, money, 6).startsWith(' max')) &&
      !/minim[^$]*$/.test(leading(text, money, 20).replace(/minimum and $/, '')) &&
      !trailing(text, money, 6).startsWith(' min') &&
      !/^[^.;$]{0,60}(?:\birs\b|\btax|imputed)/.test(text.slice(money.to)),
  );
  return [
    { metric: 'life.multiple', value, confidence },
    ...(most === undefined ? [] : [{ metric: 'life.maximum', value: most.value, confidence } as const]),
  ];
}

const taxed =
  /imputed|taxable|\birs\b|in excess of|over \$50,000|tax-free|age (?:65|70)|reduc|accelerated|waiver of premium|minimum|\bpay (?:income )?tax|\bdoubles?\b|funeral|burial|\bpremium for \$|proof of|\b(?:over|above) \$[\d,]+ (?:needs|requires|is subject)|\b(?:above|beyond|exceed\w*) \$50,000/;

const inThousands =
  /(?<![$\d.,])\b(\d{2,3})k (?:(?:group |basic |term |company-paid )*life\b|(?:of |in )(?:\w+ ){0,2}life\b)/;

/** "$50,000 of basic life and AD&D insurance." */
function flatOf(sentence: Sentence): Candidate[] {
  const { text } = sentence;
  if (!isBasicLife(sentence) || times.test(text) || onePay.test(text) || taxed.test(text)) return [];
  if (others.test(`${text} ${sentence.section}`)) return [];
  const amounts = moneyIn(text).filter(({ value }) => value >= 5000);
  const thousands = Number(inThousands.exec(text)?.[1] ?? 0);
  if (amounts.length === 0 && thousands > 0 && paid.test(text))
    return [{ metric: 'life.flat', value: thousands * 1000, confidence: 0.82 }];
  const [only] = amounts;
  if (only === undefined || new Set(amounts.map(({ value }) => value)).size > 1 || only.high !== undefined) return [];
  const isMost = /(?:up to|max\w*|no more than|\bcap(?:ped)?\b[^.;$]{0,20} at)[^.;$]{0,20}$/.test(
    leading(text, only, 30),
  );
  // "Up to $50,000" beneath "Basic life" is all that there is of it.
  if (isMost && !(/^(?:coverage|benefit) up to/.test(text) && /\bbasic\b/.test(above(sentence)))) return [];
  if (/^(?: per| a| each)? ?(?:\/|per|a) ?(?:month|year|week)/.test(trailing(text, only, 14))) return [];
  const isSure =
    /\bbasic\b|company|employer|no cost|\bpaid\b|provid|\bwe\b/.test(`${text} ${above(sentence)}`) && about.test(text);
  return [{ metric: 'life.flat', value: only.value, confidence: isSure ? 0.88 : 0.78 }];
}

/** "Maximum benefit | $500,000" beneath a heading about basic life. */
function maximumOf(sentence: Sentence): Candidate[] {
  const { text, kind, subject, cells } = sentence;
  if (subject !== 'life' || !isBasicLife(sentence) || times.test(text)) return [];
  const label = kind === 'row' ? (cells[0] ?? '') : text.slice(0, 60);
  if (!/\bmax(?:imum)?\b/.test(label) || others.test(text)) return [];
  const amounts = moneyIn(text);
  const [only] = amounts;
  return only !== undefined && amounts.length === 1
    ? [{ metric: 'life.maximum', value: only.value, confidence: 0.85 }]
    : [];
}

function basicLife(sentence: Sentence): Candidate[] {
  const part = basicPart(sentence);
  return [...multipleOf(part), ...flatOf(part), ...maximumOf(part)];
}

/** State plans are no plans of the employer. */
const disability = (sentence: Sentence): Candidate[] => (isStatutory(sentence.text) ? [] : disabilityOf(sentence));

/** What prose and rows say about basic life insurance and about pay while disabled. */
export const life: SentenceRules = {
  about:
    /\blife\b|ad ?& ?d|accidental death|dismember|disabilit|\bstd\b|\bltd\b|income protection|elimination|\btimes\b|%\)? of /,
  rules: [basicLife, disability],
};
