import type { Sentence } from '../sentence.ts';

/** What tells that an employer puts money into an account. */
export const gives =
  /\b(?:company|employer|we(?:'ll)?)(?: \w+){0,3} (?:contribute|fund|deposit|seed|match|give|provide|put|add)(?:e?s)?\b|\b[a-z]+(?: also| generously| annually)? (?:contributes|deposits|seeds|matches|provides)\b|(?:employer|company)(?:'s)?(?: \w+){0,3} (?:contributions?|funding|seed)|\bwill (?:contribute|fund|deposit|seed|match)|\bseed\b|\bhsa is funded with\b|\breceives?\b(?=[^.;]{0,90}\bfrom (?:the |your )?(?:company|employer))/g;
/** What tells of a limit. */
export const limits = /\birs\b|limits?\b|maximum\b|\bmax\b|allowed/g;

/** "The limit is $4,400; the company adds $500": the clause that tells what the employer gives, where another tells limits. */
export function withoutLimits(sentence: Sentence): Sentence {
  const clauses = sentence.text.split(/; | and (?=the (?:company|employer) )/);
  const [own, ...more] = clauses.filter((clause) => clause.search(gives) !== -1 && clause.includes('$'));
  const isBeside = clauses.some((clause) => clause !== own && clause.search(limits) !== -1);
  return sentence.kind === 'prose' && own !== undefined && more.length === 0 && isBeside
    ? { ...sentence, text: own }
    : sentence;
}

/** What is only given to who does something for it. */
export const onCondition =
  /\b(?:if|when|once|after|provided) you (?:complete|finish|take|participate|have completed|get)\b|\b(?:by|for|upon) (?:completing|participating|taking)\b|\banother \$\d/;
