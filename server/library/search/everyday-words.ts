/** Words of every day that a small library may not hold: they are no misspellings of words that it does. */
export const everydayWords = `
  able about above accept access according across action actually added additional after again against ago agree ahead allow allowed
  almost alone along already also although always among amount another answer any anyone anything apart appear apply are area around
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
`;
