import { listed } from './listed.ts';

/** Words that say what is wanted rather than what it is about. */
export const cues = {
  define: [
    'define', 'definition', 'def', 'meaning', 'stand for', 'stands for', 'explain', 'defined', 'mean', 'means',
    'what is meant',
  ],
  apart: ['difference between a', 'difference between an', 'differences between a'],
  whatIs: ['what is', 'whats', 'what are', 'what it is', 'what is it', 'what a', 'what an'],
  date: [
    'when is', 'when are', 'when do', 'when must', 'due', 'deadline', 'due date', 'by when', 'calendar',
    'filing date', 'timeline for filing',
  ],
  limit: [
    'limit', 'limits', 'max', 'maximum', 'cap', 'how much can', 'irs', 'affordability percentage', 'fee per life',
    'contribution limit', 'minimum', 'threshold', 'how high can', 'how much may', 'can i put', 'can i contribute',
    'can employees contribute', 'can someone contribute', 'can be contributed', 'can you put',
    'can a person contribute', 'can be excluded', 'maximums', 'ceiling', 'maximum amount', 'amount for',
  ],
  byLaw: [
    'irs', 'allowed', 'per irs', 'by law', 'law', 'statutory', 'this year', 'legally', 'set by the irs', 'federal',
  ],
  rule: [
    'rules', 'rule', 'regulations', 'regulation', 'have to', 'has to', 'required', 'require', 'requires',
    'requirement', 'requirements', 'must', 'can we', 'can an', 'can a', 'can you', 'can highly', 'can employees',
    'subject to', 'apply', 'applies', 'law', 'allowed', 'need to', 'taxable', 'penalty', 'penalties', 'rights', 'lawful', 'unlawful', 'illegal',
    'file', 'count as', 'counts as', 'legal', 'comply', 'compliance', 'obligated', 'what happens', 'happens to',
    'obligation', 'mandatory', 'eligible for', 'qualify for', 'exempt', 'pay primary', 'by law', 'under the law',
    'can employers', 'can someone', 'tax on', 'taxed', 'excise', 'what age', 'which age', 'excess contribution', 'excess contributions',
  ],
  howTo: [
    'how do i', 'how can i', 'how to', 'draft', 'write', 'create', 'help me', 'how do we', 'calculate', 'set up',
    'compose', 'prepare', 'how should i', 'template', 'how would i', 'how should we', 'how would you',
    'word an email', 'email about', 'memo', 'announcement', 'talking points', 'communicate', 'summarize', 'steps to',
    'walk me through',
  ],
  harm: [
    'fired', 'terminated', 'denied', 'rejected', 'wont let', 'will not let', 'would not let', 'wo not let',
    'wo not pay', 'will not pay', 'wo not approve', 'will not approve', 'wont approve', 'not approve my', 'cancelled', 'canceled', 'sue', 'sued', 'lost his job', 'lost her job', 'missed',
    'laid off', 'legal action', 'do i have rights', 'is that legal', 'can i add', 'let her in', 'let him in',
    'child support', 'alimony', 'garnish', 'garnished', 'creditors', 'my ex', 'wrongful', 'harassed',
    'lawsuit', 'retaliated', 'refused', 'turned down', 'declined to', 'let go', 'discriminated',
  ],
  personal: [
    'my', 'i was', 'she', 'he', 'an employee of ours', 'i am', 'our employee', 'ee fired', 'husband', 'wife',
  ],
  social: [
    'hello', 'hi', 'hey', 'thanks', 'thank you', 'thx', 'good morning', 'good afternoon', 'good evening',
    'who are you', 'what can you do', 'great', 'ok', 'okay', 'many thanks', 'much appreciated', 'bye', 'goodbye',
    'cheers', 'perfect', 'awesome', 'appreciated', 'nice', 'cool', 'got it', 'how are you', 'that helps', 'a lot',
    'very much', 'hi there', 'to you', 'well', 'appreciate it', 'good night', 'have a nice day', 'no thanks', 'yes',
    'sounds good', 'morning', 'afternoon', 'evening', 'hope you are well', 'hope you', 'are well', 'how is it going',
    'nice to meet you', 'brilliant', 'excellent', 'super', 'wonderful', 'understood', 'welcome', 'see you', 'helpful',
    'very helpful', 'that was', 'good job', 'well done',
  ],
  offTopic: [
    'minimum wage', 'weather', 'forecast', 'raining', 'poem', 'super bowl', 'capital of', 'pizza', 'joke', 'recipe', 'song', 'movie',
    'football', 'president', 'ignore all previous instructions', 'system prompt', 'ignore previous', 'stock price', 'stock prices', 'share price', 'stock market', 'crypto',
    'bitcoin', 'translate', 'horoscope', 'restaurant recommendations', 'dinner', 'cats', 'dogs', 'sports', 'lottery',
  ],
  library: [
    'how many guides', 'in the library', 'what years', 'do you have anything', 'guides do you have',
    'guides you have', 'your data', 'this data', 'source of', 'how current', 'covered in', 'real employers',
    'sample ones', 'list the guides', 'guides for', 'library', 'guides are there', 'guides from', 'do you have',
    'how up to date', 'employers are covered', 'which guides do you', 'guides in', 'pdf guides', 'word guides',
    'your sources', 'what guides',
  ],
  holders: [
    'number of employers', 'number of companies', 'number of guides', 'count employers', 'count companies', 'count guides',
    'count of employers', 'count of companies', 'count of guides', 'employer count', 'employer counts', 'how many employers', 'how many companies', 'how many guides',
  ],
  passage: [
    'wording', 'language on', 'language about', 'language for', 'mention', 'mentions', 'mentioning', 'mentioned',
    'say about', 'says about', 'section on', 'quote', 'paragraph', 'text on', 'find text', 'examples of how',
    'describe', 'talk about', 'sample language', 'phrase', 'passage', 'excerpt', 'verbatim', 'discuss',
    'discusses', 'how do employers word', 'word their', 'worded', 'talks about', 'references to', 'boilerplate',
    'clause', 'clauses', 'where does the', 'which page',
  ],
  share: [
    'usually cover', 'usually offer', 'usually have', 'usually provide', 'usually give', 'typically cover',
    'typically offer', 'typically have', 'typically provide', 'typically give', 'often cover', 'often offer',
    'often have', 'often provide', 'often give', 'generally cover', 'generally offer', 'generally have',
    'generally provide', 'generally give', 'commonly cover', 'commonly offer', 'commonly have', 'commonly provide',
    'commonly give', 'normally cover', 'normally offer', 'normally have', 'normally provide', 'normally give',
    'portion', 'portion of', 'share of', 'percentage of', 'percent of', 'what percent', 'how common', 'common',
    'prevalent', 'prevalence', 'how prevalent', 'do most', 'do many', 'does most', 'most employers offer',
    'most companies offer', 'most employers cover', 'is it common', 'widespread', 'how typical', 'how popular',
    'popular', 'proportion', 'proportion of', 'fraction', 'fraction of', 'is it usual', 'what share', 'share',
    'percent covering', 'percent employers', 'percent companies', 'how widespread', 'how often', 'how usual',
    'most often', 'most commonly', 'most frequently', 'most likely', 'least often', 'least commonly', 'least likely',
    'most prevalent', 'least prevalent', 'adoption rate', 'uptake', 'how frequently', 'how rare', 'how many out of',
    'percentage', 'percent', 'which percent', 'which percentage', 'which share', 'how much percent', 'how many percent', 'likelihood', 'chance', 'chances', 'odds', 'probability', 'market share',
  ],
  count: ['how many', 'number of', 'count of', 'count the', 'count all'],
  which: [
    'are there any', 'does anyone', 'do any', 'is there any', 'does any', 'anyone', 'which', 'who', 'list', 'find',
    'name', 'show me', 'what companies', 'what employers', 'find me', 'companies with', 'employers with',
    'employers in', 'companies in', 'employers without', 'companies without', 'companies that', 'employers that',
    'companies offering', 'employers offering', 'where no', 'show',
  ],
  top: ['top', 'rank', 'bottom', 'ranking', 'ranked', 'leaders', 'leading'],
  trend: [
    'how has', 'moved', 'shifted', 'increasing or decreasing', 'trend', 'trends', 'over time', 'going up',
    'going down', 'year over year', 'growth', 'historical', 'historically', 'risen', 'rising', 'increasing',
    'decreasing', 'over the years', 'developed', 'changed since', 'been changing', 'over the last', 'evolved',
    'year on year', 'increased', 'history of', 'fallen', 'gone up', 'how have', 'in recent years', 'gotten',
    'improved', 'worsened', 'got better', 'become', 'grown', 'declined', 'over the past', 'evolution', 'trajectory',
    'climbed', 'crept', 'trending', 'getting more', 'getting less', 'getting fewer', 'getting higher', 'getting lower',
    'getting better', 'getting worse', 'growing', 'shrinking', 'creeping up', 'getting richer', 'becoming more', 'becoming less',
  ],
  change: [
    'changed', 'change', 'changes', 'changing', 'move', 'shift', 'differences between', 'raise', 'raised', 'increase', 'increased',
    'new in', 'what is new', 'different from last', 'what happened between', 'what happened to', 'year over year', 'cut', 'same employers', 'same companies', 'same firms', 'reduced', 'decrease',
  ],
  compare: [
    'between', 'better', 'richer', 'more generous', 'cheaper', 'higher', 'lower', 'which is better', 'who has richer',
    'compare', 'compared', 'comparison', 'versus', 'vs', 'differ', 'difference', 'contrast', 'against', 'compares',
    'side by side', 'as opposed to', 'next to', 'alongside', 'beside', 'stack up', 'comparing', 'better in', 'relative to',
  ],
  position: [
    'how does our', 'competitive', 'stack up', 'good', 'enough', 'rank on', 'behind', 'ahead', 'above market',
    'below market', 'where does', 'stand', 'thoughts', 'compared to peers', 'too low', 'too high', 'a low', 'a high',
    'that high', 'that low', 'generous', 'in line', 'out of line', 'overpaying', 'underpaying', 'over - paying', 'under - paying', 'paying too much', 'paying too little', 'reasonable', 'positioned', 'how is our', 'benchmark our',
    'benchmark my', 'how good', 'how does that compare', 'how does it compare', 'what percentile is', 'percentile of a', 'percentile of an', 'percentile for a', 'percentile of our', 'compare',
    'how competitive', 'market competitive', 'fall short', 'sit above', 'sit below', 'too much', 'too little', 'too long', 'too short', 'too rich', 'too lean', 'too steep', 'good or bad',
    'how bad', 'off market', 'at market', 'measure up', 'hold up', 'how do we', 'where do we', 'rank', 'compares',
  ],
  judge: [
    'bad', 'lean', 'rich', 'fair', 'low', 'high', 'weak', 'strong', 'light', 'okay', 'ok', 'decent', 'stingy',
    'normal', 'typical', 'standard', 'below average', 'above average', 'steep', 'skimpy', 'hefty', 'excessive', 'meager', 'measly', 'cheap', 'expensive',
    'pricey', 'sensible', 'outrageous', 'ridiculous', 'crazy', 'out of line', 'out of whack', 'on par', 'up to par', 'acceptable', 'modest', 'lavish',
  ],
  own: [
    'our', 'my client', 'client offers', 'client has', 'client gives', 'client pays', 'my company', 'our client',
    'like us', 'for us', 'we give', 'we pay', 'we offer', 'we charge', 'we provide', 'we contribute', 'we match',
    'are we', 'do we have', 'we only', 'must we', 'do we', 'where do we', 'how do we', 'we do', 'we have', 'we are',
    'do we need', 'do we pay', 'when do we', 'my group', 'ours', 'we cover', 'we only', 'we got', 'we get', 'we use', 'i give', 'i pay', 'i offer', 'we allow', 'we put', 'we sit at',
  ],
  premise: [
    'right', 'is it not', 'isnt it', 'is not it', 'is that true', 'always', 'i heard', 'everyone has', 'correct',
    'i thought', 'i was told', 'since everyone', 'is not the', 'are not the', 'does not everyone', 'by law or longer',
    'surely', 'i assume', 'was told', 'were told', 'told me', 'i read that', 'in my notes', 'my notes say', 'supposedly', 'apparently',
    'i understood', 'someone said', 'somebody said',
  ],
  duty: [
    'can an employer', 'can employers', 'must employers', 'must an employer', 'do employers have to',
    'are we required', 'is it legal', 'are employers required', 'is an employer required', 'can we', 'do we have to',
    'must we', 'does an employer have to', 'are we allowed', 'do we need', 'is it lawful', 'are employers allowed',
    'must a plan', 'must the plan', 'must plans', 'must a health plan', 'does a plan have to', 'do plans have to', 'does the law',
    'does federal law', 'does state law', 'do states',
  ],
  compels: [
    'make employers', 'makes employers', 'force employers', 'forces employers', 'require employers', 'requires employers',
    'oblige employers', 'obliges employers', 'make companies', 'force companies', 'require companies', 'requires companies',
    'make us', 'force us', 'require us', 'mandate', 'mandates', 'mandated', 'required by law', 'state law require',
    'law require', 'law requires', 'require private employers', 'make businesses', 'require businesses', 'oblige',
  ],
  offer: [
    'offer', 'offers', 'offered', 'offering', 'provide', 'provides', 'have', 'has', 'with', 'cover', 'covers',
    'covering', 'give', 'gives', 'use', 'uses', 'allow',
  ],
} as const satisfies Record<string, readonly string[]>; // prettier-ignore

export type Cue = keyof typeof cues;

/** Cues of a share that may be an amount as well: "percent of pay". */
export const shareWords: readonly string[] = listed(`
  share, percent, percentage, percent of, share of, percentage of, what percent, what share, which percent, which percentage, which share,
  how much percent, how many percent
`);
