import { listedWords } from './listed.ts';

/** Letters that mean a thing of the field, of its law or of everyday writing: nobody's initials, however many employers have them. */
export const fieldLetters: ReadonlySet<string> = new Set(
  listedWords(`
    aca acp ada adaaa adea adp afs agi ale alex ama asc aso atb bac bor bls bpo cafe cagr calpers cap cbt ccpa cda cdhp ceo cfo cfpb cfr chip cht cio
    cms cob coc coe coi cola coo cpa cpi cpt csr cto cust dba dbl dcap dcfsa dei dfvcp dhmo dhs dmo dob doh doi doj dol doo dppo drg dtr dxl eap ebhra
    ebsa ebt ecn eeo eeoc efast efl eft eib ein ela emr eob eoc eod eoi eoy epo erisa espp esra esst eta etf eu ev fab faq fas fbar fdic fegli fehb
    fein fers ffs fica fimc fio flsa fmla fmv fpl fqa fsa fte ftes futa fwa gaap gdpr gfe gi gic gina glp glpi gltd gtl gul hce hces hcp hcpcs hcr hcfsa hdhp hfwa
    hhs hipaa hmo hoa hpa hra hras hris hrms hsa hsas icd ichra ide idr ids iep ihra ira iras irc irmaa irs iso ivf ivr kff lfsa lmk loa loas lpfsa ltc ltd lti
    ltip mac mec meps mewa mhpaea mlr moop msa msp mvp nda nfib nhce nlrb nmsn npp nqdc nsa obgyn obra oe oep ohp oop oopm osha otc pba pbgc pbm pcori pcp
    pdl peo peos pepm pepy pfl pfml phi php pip pkg plawa pmpm pmpy poa poc pop pos pov ppaca ppe ppo pro psl pto ptos pwfa qdro qdros qhp qle qmac qmcso qnec qoq
    qsehra rac rbp rds rea rfi rfp rfps rfq rif rmd rmds roi roth rov rsa rsu rsus rto rtw rx sar sbc sbcs sca sdi sec sep seps sfas shrm sla
    smb smbs smm sme smr sop sow spd spds ssa ssdi ssi ssn ssp std sui suta swot taft tdi tds tpa tpas tpd tba tbd tla tsa tso uae ucr uhc uk usa
    usd usda userra utc va vba veba vol vpto vto warn wbt wc wfh wsib yoy ytd
    afaik asap atm brb btw fwiw fyi ftw idk ikr imho imo irl jk lmao lol nbd nvm omg omw plz pls ppl rofl smh tbh tia tldr tmi ttyl wtf
  `),
);
