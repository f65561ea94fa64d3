import type { MetricKey } from '../../../contract/metrics.ts';
import type { Mark } from './aspects.ts';

interface Pattern {
  metric: MetricKey;
  is: RegExp;
}

const medical: readonly Pattern[] = [
  { metric: 'medical.deductible', is: /(?<!high[- ])(?<!low[- ])\bdeductibles?\b/ },
  { metric: 'medical.out_of_pocket_max', is: /\bout[- ]of[- ]pocket\b|\boop\b|\boopm\b|\bmoop\b/ },
  { metric: 'medical.specialist_copay', is: /\bspecialists?\b(?! drug)/ },
  { metric: 'medical.pcp_copay', is: /\bprimary[- ]care\b|\bpcp\b|\b(?:physician|doctor)'?s?'? ?(?:office )?(?:visits?|services)|\boffice (?:visits?|calls?)\b|\bgeneral practitioner|\bprimary (?:physician|doctor|office)|^primary(?: visits?)?$|^(?:office visits? )?primary ?[/&,]? specialist/ },
  { metric: 'medical.urgent_care_copay', is: /\burgent care\b/ },
  { metric: 'medical.er_copay', is: /\bemergency (?:room|care|services|department|visit)|\ber (?:visit|care|copay|services)\b|^(?:er|emergency)$|\ber(?=:? \$)|\bfor (?:an )?emergenc(?:y|ies)\b|\bhospital emergency/ },
  { metric: 'medical.telehealth_copay', is: /\btele-?(?:health|medicine|doc)|\bvirtual (?:visits?|care|health|medicine|doctor|primary|urgent)|\be-?visits?\b|\bmd ?live\b|\bonline (?:doctor )?visits?|\bvideo visits?/ },
]; // prettier-ignore

const drugs: readonly Pattern[] = [
  { metric: 'rx.specialty', is: /\bspecialty\b|\btier (?:4|iv|four)\b/ },
  { metric: 'rx.tier_3', is: /\bnon-?(?: )?preferred\b|\bnon-?formulary\b|\btier (?:3|iii|three)\b|\bnot preferred\b|\bbrand non-/ },
  { metric: 'rx.tier_2', is: /(?<!non-?|non |not )\bpreferred(?: brand\w*| name| drugs?)?\b|\bbrand[- ]?(?:name )?(?:formulary|preferred)\b|\btier (?:2|ii|two)\b|(?<!non-?|non |non-preferred |non-formulary |not )\bformulary\b|^brand(?:[- ]name)?(?: drugs?)?$/ },
  { metric: 'rx.tier_1', is: /\bgenerics?\b|\btier (?:1|i|one)\b/ },
]; // prettier-ignore

const accounts: readonly Pattern[] = [
  { metric: 'hsa.employer_contribution', is: /\bhsas?\b.{0,40}(?:contribut|fund|seed|deposit)|\b(?:company|employer|annual).{0,20}(?:contribut|fund|seed|deposit)\w*.{0,30}\bhsas?\b|\bhealth savings account.{0,30}(?:contribut|fund|seed)|\bhsa (?:employer|company)|\b(?:employer|company).{0,10}\bhsa\b/ },
  { metric: 'hra.employer_contribution', is: /\bhra\b.{0,40}(?:contribut|fund|amount|allocat|credit)|\b(?:company|employer).{0,20}\bhra\b|\bhealth reimbursement.{0,30}(?:contribut|fund|amount)/ },
]; // prettier-ignore

const bySubject = { medical: [...accounts, ...medical, ...drugs], drugs };

/** Which visits and drugs the words within a cell name, with their places: "PCP $25, specialist $50". */
export function serviceMarks(text: string, subject: keyof typeof bySubject): Mark<MetricKey>[] {
  const marks: Mark<MetricKey>[] = [];
  for (const { metric, is } of bySubject[subject]) {
    const match = is.exec(text);
    if (match === null) continue;
    const to = match.index + match[0].length;
    if (!marks.some((mark) => match.index < mark.to && to > mark.from))
      marks.push({ kind: metric, from: match.index, to });
  }
  return marks.sort((a, b) => a.from - b.from);
}
