/** Words of every day that a small library may not hold: they are no misspellings of words that it does. */
export const everydayWords = `
  all and but for not the than with each any few both most such nor per plus onto into off once twice thrice ago yet lot lots bit
  mine yours theirs ours able about above accept access according across action actually added additional after again against ago agree ahead allow allowed
  deduct deducts deducted almost alone along already also although always among amount another answer any anyone anything apart appear apply are area around
  ask asked asking available average away back base based basic bad because become been before began begin behind being believe below
  beside better between beyond big bit book both bring brought budget build built business busy buy call called came can cannot case cause
  center certain chance change changed check choice choose city class clear close closed colleague colleagues come comes coming common
  community compare compared comparison complete concern condition consider considering contact continue copy correct could country couple
  course cover covered create current currently daily data date day dear decide deep detail details did differ difference different
  difficult direct discuss does doing done door double doubt down draft drive drop due during each earlier early ease easily easy either
  else email end enough entire equal especially even ever every everyone everything exact exactly example examples except expect expensive
  explain extra face fact fair fall far fast feel few field figure file fill final finally find fine finish firm first fit fix focus follow
  following form former forward found free frequent from full further future gave general generally generous generosity get give given
  glad goes going gone good got great group grow guess half hand happen hard has have having hear heard held hello help helpful her here
  high higher highest hire hired his hold home hope hour hours house how however huge idea immediate important improve include included
  increase indeed inform inside instead interest interested into issue item its itself just keep kept kind knew know known large larger
  largest last late lately later latest lead leading learn least left less let letter level life like likely limit line list listed little
  live local located long longer longest look looking lot love low lower lowest made main make makes making many market matter maybe mean
  means meet member members mention might mind minor modern moment money month more morning most move much must name near nearly need
  needed never new newer newest next nice night none normal normally note nothing notice now number offer office often old older oldest once
  one only onward onwards open opinion option order other others ought our out outside over overall own page paid part particular past
  patient pay paying pays peer peers people per percent perhaps period person personal phone pick place plan please plenty point possible
  post potential prefer present pretty previous price prior private probably problem proceed process program project proper prospect
  provide provides public purpose put quality question questions quick quickly quite raise range rank rate rather reach read ready real
  really reason receive recent recently recommend record reduce refer regard regarding regards regular related remain remember reply
  report represent representative request require required research respond rest result results return review rich rise role room rough
  round rule run said same saw say says scale search second section see seem seen select send sending sense sent separate serious serve
  service set several shall share she short should show shown side similar simple simply since sincerely single site situation size small
  smaller smallest some someone something soon sort source special specific split standard start started state stay step still stop
  strong study subject such suggest summary sure table take taken talk team tell term test thank thanks that their them then there
  therefore these they thing things think third this those though thought through time today together told tomorrow too took top topic total
  toward town trend trends tried true try turn type typical typically under understand unit unless until upon use used useful using usual
  usually value various very via view visit wait waiting want wanted wants was watch way week well went were what whatever when where whether
  which while who whole whom whose why wide will window wish with within without wonder wondering word words work worker working world worry
  worse worst worth would write written wrong wrote year yes yesterday yet you young your yours
  bank cash flexible friendly payer payers policy ratio salary wage
  alliance bake bath batch beach bear bench boast bounty brand breach cake card care catch catches catching caught cave chain chair
  chill chore core count cure dare dedication denial denials dive drum farm fire gear genetic grand grind height host instance internal
  lake lean lease least lever lift load lone lost march mark marking metal mouth native onion pair patch patent peach pear pick plane
  plant play prone prove rare remove rental scare score seek shade shake share shared sharing shark shirt shore spare sport stake stare
  stick stole stone store stove tear teach tier tire toast vocation wake watch weak wealth wear weave wife youth
  affect afford aim allows asset assume attach attached attend aware benches bonus boost borrow branch breaks bridge brief
  broad broken broker brokers cap capped careful carry caused chapter charge charged charges charging chart charts cheap chief
  chosen claim claims climb closer coast coffee column combine comment commit compete concept confirm confuse connect consult
  convert copies corner county court courts crucial custom cut cuts damage dance danger deal debate decade deck decline define
  deliver demand deny depend describe desk detailed develop device digital display divide doubles dozen dress drives drops drug
  duty eager edge edit educate effect effort elect elsewhere embed emerge emotion enable enact ended energy engage enjoy enroll
  ensure enter errors escape essay ethics event evidence excess excuse exempt exist exists expand exposed extend extent factor
  fails faith false family fancy father feature feedback filed filing filter finance finds fired fitness fixed float flow fold
  force forces forecast forget forgot formal forum frame fresh friend front fuel fulfil fund funds funny gain game garden
  gather gender gift gives goal goals goods grade grant graph grew gross ground grows growth guest habit handle hang happened
  happens happy harm health heart heavy helped hidden holds honest hotel hotels human hundred ideal image impact import index
  input insist install invite island issues items join joined joke judge jump junior justify keen kids kitchen lack lacks lady
  land lapse largely laugh launch lawyer layer leads league leap learns legal lend length lesson levels liable light liked link
  links lists lives locate lock logic loose loss lots lovely lucky lunch machine mail major male manage manager margin master
  match meal medium meets memo mental menu merge message method middle minute miss mistake mix mode model mood moral motion
  moves movie music myself narrow nation nature nearby neat needs neither network neutral nobody noise north noted novel nurse
  object oblige obtain obvious occur odds offset onto opens oppose oral orders origin outcome output owner pace pack package
  paint panel paper parent park partner pass passed path pause peace peak penalty pension permit pets phase photo phrase piece
  pilot pitch pizza plain plot poem poet pool poor popular portal pose posted pounds power praise pray prepare press prevent
  prime print prize produce profit prompt proof propose protect proud pull pulls pump pure push puzzle quiet quit quote race
  radio rain raining rapid react rebuild recall reform refund refuse regret reject relate relax relief rely remark remind
  remote renewal rent repair repeat replace rescue reset resist resort restore resume retail retain retire reveal revise reward
  rhythm rid ride ring risk river road rock roles roof rooms root rose route royal rules rumor rural rush sad safe sake sale
  salt sand save scene scheme school scope screen season seat secret sector secure seems sell senior serves session settle
  seven shame shape sharp sheet shift shine ship shock shop shorter shot shout shut sick sign signal signed silent silver
  sister sites six skill skin skip sleep slice slide slight slot slow smart smoke smooth snow soft soil sole solid solve song
  sorry sound south space speak speech speed spell spend spent spoke spot spread spring square staff stage stamp standing star
  status stays steady steal steel stock stood storm story street stress stretch strict strike string stroke sudden sue sugar
  suit summer super surface survey sweet swing switch symbol system tail takes talent talks target taste taught tax taxes tears
  tells tend tense terms tests text theme theory therapy thick thin thirty threat throw thus ticket tie ties tight tired title
  titles tone tonight tool touch tough tour tower trace track trade train travel treat tree trial tribe trick trip truck truly
  trust truth tune twelve twice twist ugly unable uncle union unique unite unlike unlock unused upper upset urban urge usage
  user vague valid valley varies vast verb verify verse versus victim video views virus visible voice volume vote waits walk
  wall warm warn wash waste water wave ways weapon wears weather weekend weight welcome west wheel whereas white widely wild
  win wind wine wing winner winter wire wise woman women won wood works wrap wrist writer yard yield zero zone
`;
