/** What people shorten on a phone or in a table, with what it stands for. Names that are abbreviations themselves (PTO, ER) stand with the names. */
export const abbreviations: Readonly<Record<string, string>> = {
  wkly: 'weekly', wk: 'week', wks: 'weeks', mos: 'months', yr: 'year', yrs: 'years', hrs: 'hours', mthly: 'monthly', mnthly: 'monthly', yrly: 'yearly', pctl: 'percentile', pctile: 'percentile', ile: 'percentile',
  svc: 'service', svcs: 'services', govt: 'government', univ: 'university', univs: 'universities', reimb: 'reimbursement', lv: 'leave',
  elig: 'eligibility', cvg: 'coverage', amt: 'amount', amts: 'amounts', hlth: 'health', bens: 'benefits', vac: 'vacation', hols: 'holidays',
  disab: 'disability', indiv: 'individual', grp: 'group', grps: 'groups', orgs: 'organizations', org: 'organization', ppl: 'people', mkt: 'market',
  educ: 'education', constr: 'construction', manuf: 'manufacturing', hosp: 'hospital', hosps: 'hospitals', nonprofs: 'nonprofits', telemed: 'telemedicine',
  biz: 'business', comms: 'communications', emplr: 'employer', emplrs: 'employers', empl: 'employee', reg: 'region', dist: 'distribution',
  avgs: 'averages', contrib: 'contribution', contribs: 'contributions', annl: 'annual', prem: 'premium', prems: 'premiums', cov: 'coverage', elim: 'elimination',
  dep: 'dependent', deps: 'dependents', ctb: 'contribution', ctbs: 'contributions', ann: 'annual', pref: 'preferred', nonpref: 'nonpreferred', tob: 'tobacco', surch: 'surcharge',
  fert: 'fertility', mult: 'multiple', alw: 'allowance', inpt: 'inpatient', outpt: 'outpatient', ben: 'benefit', v: 'vs', pct: 'percent', abt: 'about', wt: 'weight', u: 'you', ur: 'your', thru: 'through', btwn: 'between', bw: 'between', incl: 'including', excl: 'excluding', nbr: 'number', qty: 'number', cnt: 'count',
  yoy: 'year over year', wout: 'without', bnft: 'benefit', bnfts: 'benefits', emp: 'employee', coy: 'company', thx: 'thanks', ty: 'thanks', wat: 'what', wats: 'whats', hw: 'how', mch: 'much', smth: 'something',
}; // prettier-ignore
