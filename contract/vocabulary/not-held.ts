/** Kinds of figures that no guide states, with the words that ask for them. */
export interface NotHeld {
  /** What is said of it. */
  sentence: string;
  words: readonly string[];
  /** It is asked for only beside one of these: "which carrier has the best service". */
  beside?: readonly string[];
}

const carriers = ['carrier', 'carriers', 'insurer', 'insurers', 'insurance', 'aetna', 'cigna', 'anthem', 'kaiser', 'uhc', 'unitedhealthcare', 'network', 'networks', 'hospital', 'hospitals', 'plan', 'plans']; // prettier-ignore

export const notHeld: readonly NotHeld[] = [
  {
    sentence: 'Guides state what employers offer, and not how many people take part in it.',
    words: ['participation', 'participate', 'participates', 'participating', 'utilization', 'utilisation', 'enrollees', 'headcounts', 'migration'],
  },
  {
    sentence: 'Guides state benefits, and neither wages nor what people earn.',
    words: ['wage', 'wages', 'salaries', 'bonus', 'bonuses', 'raises', 'earnings', 'overtime', 'payscale', 'commissions'],
  },
  {
    sentence: 'Guides state what plans pay, and not how good or how liked anybody is.',
    words: ['satisfaction', 'satisfied', 'happy', 'happiest', 'reputation', 'ratings', 'rated', 'reliable', 'complaints', 'nps', 'reviews', 'morale', 'loyalty'],
  },
  {
    sentence: 'Guides state what plans pay, and not how good or how liked anybody is.',
    words: ['service', 'quality', 'rating', 'best', 'worst', 'better', 'responsive', 'helpful'],
    beside: carriers,
  },
  {
    sentence: 'Guides state what plans pay, and not what they spend on claims.',
    words: ['claims', 'claim', 'mlr', 'losses', 'ibnr', 'pepm', 'pmpm', 'turnover', 'attrition'],
    beside: ['average', 'median', 'mean', 'total', 'member', 'ratio', 'experience', 'cost', 'costs', 'paid', 'per', 'by', 'rate', 'what', 'show'],
  },
]; // prettier-ignore

/** What people do with a benefit: said of employees who are counted, it asks for those who take part. */
export const takingPart: readonly string[] = ['use', 'uses', 'used', 'using', 'enroll', 'enrolls', 'enrolled', 'enrolling', 'elect', 'elects', 'elected', 'electing', 'participate', 'participates', 'participated', 'choose', 'chose', 'chosen', 'pick', 'picked', 'take', 'takes', 'took', 'taking', 'sign', 'signed', 'join', 'joined', 'waive', 'waived', 'opt', 'opted', 'have', 'has', 'hold', 'contribute', 'buy', 'bought', 'select', 'selected', 'drop', 'dropped', 'smoke', 'retire']; // prettier-ignore
