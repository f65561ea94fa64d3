/**
 * Words that change no figure, whatever they stand beside: an analysis may leave them out without saying so. A closed list; every other
 * word that finds no place in an analysis is asked about.
 */
export const fillerWords: ReadonlySet<string> = new Set(
  `starting beginning onward onwards forward whether wonder wonders wondering wants client meeting across actual actually additional advise afternoon again ago alike along alright already altogether amid among amongst amount amounts
analysis analyze anybody anymore anyone anything anyways appreciate appreciated approximately around article aspect assessment assist
availability available background baseline basically basis become becomes becoming believe benchmark benchmarked benchmarking benchmarks
bit board boss break breakdown breaking brief briefly bring broadly broke broken broker brokers build bunch buy call called calling came
care categories category cfo ceo chart charge charged charges charging chat check checking chro city clear client clients coming commonly
compile concerning consider considering consultant context contrast coverage cross crosstab curious current currently customer customers
cut cutoff data database dataset deal deck decide default deliver depending describe detail detailed details develop developed different
director display does doing dollar dollars down draft due each easily easy effectively else email employ employed entire estimate evening
every everybody everywhere exact exactly example existing expect expected explain fair fairly far fashion feel feeling figure figures
final finally first fit folk folks following form forward full gather gauge general generally glad glance gonna good got grab great guess
guys happen happens heads hear helpful helping hi high-level highlight hire hired hope hoping hr human hunch idea illustrate immediately
include included including indicate info information initial input insight insights instance interesting involve involved issue item
justify kind kindly landscape large-scale largely lately latest lay lead leader leadership leading least left level levels likely list
little live lives local long longer look looked looks lot lots main mainly manage management manager meant measure meet meeting memo
metric metrics mid moment month morning mostly move multiple nationwide national nationally near nearly need needed needs negotiate
negotiating negotiation newly nice note notice now nowadays number numbers obviously occasion offering okay one ones onto open opinion
ordinarily organizational otherwise outcome outfit outfits overall overview owner package packages paid part particular particularly
partner partners past pay paying pct people perspective peer pick picture place places planned planning please plus point points policies
policy position possible potentially practice practices precise precisely prefer prepare prepared preparing present presentation president
pretty prior probably program programs project proposal proposed prospect prospective prospects provision provisions pull purely purpose
question questions quick quickly quite range rate rates rather reading real realistic really recent recently recommend reference regarding
regards regular related relative relevant renewal renewals report reported reporting reports represent request respect respond response
rest result results review reviewing right rough roughly run running say saying scale scenario scheme section seem seems seen self send
sense separate separately set sets setting settle share shared sheet shop shops short show showing side simple simply situation slice
slide slides snapshot somewhere soon sort sorted sought source space speaking specific specifically split spot spread spreadsheet stack
stand standard start stat statewide stats status stay stays still straightforward structure structures study suggest summary support
supposed sure survey surveyed surveys table tables take takes talk talking team teams tell tends term terms their thing things think
thinking thorough though thought thoughts tie time times tomorrow today tonight together told tool topic total totals toward towards
tracking truly turn type types typically under understand unless update upcoming updated upon useful using usually utilize value values
variety vary various verify versus via view vis visual vp wanna want wanted way ways website week whatever whatsoever whenever whether
whichever wide widely win wise work workers workforce working works world worth write year yesterday yet your yours hers itself everyone's
let's thats whats dropping weighing debating wondering evaluating exploring assuming looking trying going putting making having since
after before behind until within throughout above-mentioned respectively overall-wise these those today's there's state states's country
countries us usa america american u.s per face faces facing hows ask asks asked tend tending land lands sit sits carry carries come comes
receive rank ranks hit hits exist exists stretch stretches extend extends extended amounting equal equals reach reaches ranging fall falls begin
begins starts ends end appear appears prove proves remain remains follow follows suggests hold holds held bear bears cost pulls crunch
calculate compute tally count counting scan scanning listing enjoy enjoys earn earns deserve offer grant grants granted handing hand hands
dole award awards awarded allot allots allotted allotting impose imposes imposed demand demands wants wish wishes hoped negotiates
committee committees finance hr's broker's cfo's owner's leadership's worker tier tiers entitlement entitlements allotment allotments
quota quotas entitled respondent respondents feature features exhibit chart's receives received help helps up pm am upper receiving
wise-like approx ballpark avg usual normal lay-of-the-land rule thumb standpoint going-rate competitive competitively competitiveness
competitors competitor competition rivals others elsewhere anywhere counterpart counterparts similarly comparable comparables like-minded
typical-case rich sharing ie eg fwd fw fyi btw aka wrt thx tx last moved moves filter filters based somebody pls perk perks often away
unusual all head capita extra plain certain common back front whole ground reality daily honest honestly basic-level wonder such stuff bits
norm norms customary sweet sensible reasonable appropriate respectable acceptable defensible prudent healthy hefty steep skimpy crazy insane meager
meagre modest lavish measly excessive ridiculous outrageous whopping solid attractive chunk bite shakes conventional run-of-the-mill respectable
guy fella dot dots even weird odd obviously ugh embarrassing trouble dear client whether money sake purposes goes visits sees someone needing asap dear sir madam colleagues gentlemen cheers`.split(
    /\s+/,
  ),
);

/** Verbs of giving, asking and showing, in their first form: in no form do they change a figure. */
export const fillerVerbs: ReadonlySet<string> = new Set(
  `adjust administer advertise afford aim announce arrange assign assume attach attract back base benchmark bill bother boast brag budget
bundle calibrate check chip choose collect come commit communicate concern confirm consider cough cope craft create cut deal decide define
deliver deploy derive design determine dish dispense dole drive earn encourage enjoy ensure equip establish evaluate examine expect
explore favor feature feel fetch figure file fill finance finish fix fork furnish gain gather give go grasp guarantee guess guide hand
handle happen hear help hope identify illustrate imagine implement imply improvise indicate inform insist inspect install institute intend
introduce invest invite issue jot judge justify keep kick know launch learn lend let list load look love maintain make manage mean measure
meet mention mind model modify move muse navigate need note notice obtain operate organize outline owe own peg perform phrase pitch plan
plot poll pony pop position post practice predict prefer present prevail price proceed process procure produce promise promote prompt
propose prove provide publish pull push put quantify question quote reckon recommend recruit refer reflect remit remember remind report
request research retain reveal review reward run say score seek see select sell send serve shell ship shoot shop show size sketch solve
speak specify sponsor state steer strike swap substitute replace exchange depend rely vary structure study subscribe suggest supply suppose survey swing target tell think throw toss
track treat try understand use utilize verify view want watch weigh wish wonder work yield`.split(/\s+/),
);
