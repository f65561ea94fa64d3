/**
 * Things that stand beside one another: where a library holds nothing of one, the others are the nearest to it. Written as people
 * write them.
 */
export const nearNames: readonly (readonly string[])[] = [
  ['ppo', 'hmo', 'epo', 'pos plan', 'hdhp', 'indemnity plan'],
  ['hsa', 'hra', 'fsa', 'health reimbursement arrangement', 'health savings account', 'flexible spending account'],
  ['dcfsa', 'dependent care fsa', 'dependent care account', 'lpfsa', 'fsa'],
  ['ichra', 'qsehra', 'ebhra', 'hra', 'hsa'],
  ['cobra', 'continuation coverage', 'coverage ends', 'end of coverage', 'termination of coverage', 'leave the company', 'qualifying life event'],
  ['medicare', 'creditable coverage', 'part d', 'prescription drug coverage', 'retiree', 'age 65'],
  ['wegovy', 'ozempic', 'zepbound', 'mounjaro', 'saxenda', 'semaglutide', 'tirzepatide', 'glp-1', 'weight loss drug', 'weight loss medication'],
  ['espp', 'stock purchase', 'stock options', 'rsu', 'equity', 'profit sharing'],
  ['pension', 'defined benefit', 'cash balance', '401k', '403b', 'retirement'],
  ['401k', '403b', '457', 'tsp', 'simple ira', 'sep ira', 'retirement plan'],
  ['safe harbor', 'nonelective contribution', 'employer match', 'match'],
  ['lactation', 'lactation room', 'doula', 'midwife', 'maternity', 'childbirth', 'prenatal', 'parental leave'],
  ['std', 'ltd', 'short term disability', 'long term disability', 'disability'],
  ['critical illness', 'hospital indemnity', 'accident insurance', 'voluntary benefits', 'supplemental insurance'],
  ['lyra', 'modern health', 'spring health', 'headspace', 'talkspace', 'eap', 'employee assistance program', 'mental health'],
  ['progyny', 'carrot', 'maven', 'kindbody', 'fertility', 'ivf', 'family building'],
  ['teladoc', 'mdlive', 'doctor on demand', 'telehealth', 'telemedicine', 'virtual visit'],
  ['hinge health', 'sword health', 'omada', 'livongo', 'virta', 'physical therapy', 'diabetes', 'wellness'],
]; // prettier-ignore
