import { listedWords } from './listed.ts';

/**
 * Words that say little of what is asked for, each in one list. Whoever reads English passes over the first two; what else says little
 * depends on what it is read for, and each list says why.
 */

/** They hold a sentence together and name nothing. */
export const smallWords = listedWords(`
  a about above after all already also am an and another any are around as at be been being below between but by can could did do
  does for from fw get gets getting give given had has have having her his how i if in into is it its just least let like many me
  more most much my need neither nor of on or other others our over per really she should so some someone such tell than that the
  their them then there these they this those through till to under until up us versus vs w was we were what whats when where whether
  which who whom whose why will with without would you your
`);

/** They greet, thank, or lead to what is asked. */
export const talkWords = listedWords(`
  anyone ask asked asking cheers dear find fwd hello hey hi hope hoping however know looking please possibly regards search show
  sincerely thank thanks want wanted wants
`);

/** Nearly every guide and every question says them. A search counts them where they stand, and does not miss them. */
export const fieldWords = listedWords(`
  average benefit benefits companies company employee employees employer employers doc docs guide guides offer offered offers plan plans
  provide provides typical typically usually year years
`);

/** The same, but that a statement of a guide may answer by them. */
export const marketWords = listedWords(`
  amount cos ees ers everyone firm firms market number offering organization organizations peers percent provided staff usual
  workers
`);

/** They say little of a question; a search looks for them where guides say them: "no waiting period", "employee only", "within 31 days". */
export const passingWords = listedWords(`
  anything before doing done during each else every gives he made make makes may might must no not now off one only out own people
  put puts say says something thing things too use uses within
`);

/** A reading has slots of its own for what they say: who pays, how often, which figure. */
export const slotWords = listedWords(`
  allow allowed cover coverage covered covers day days ee er group groups median month months normal normally paid pay pays
  standard week weeks
`);

/** They lead to a question as it is spoken, and may be what a guide is about: "hearing", "interest", "well". */
export const spokenWords = listedWords(`
  actually asks basically because both came come comes curious either else's ever everybody figure finding go goes going hear
  hearing here's heres honestly interest interested keep kept look love maybe moment never ok okay quick right s said see
  sense set sets somebody sorry still sure take taken takes took try trying understand used well went while wonder wondering yes
  yet
`);

/** They say what kind of text is looked for, or how good it is: a search of guides does not miss them, and no statement answers by them. */
export const kindWords = listedWords(`
  available best better common compare currently details good help information list new overview policies policy question summary
  top
`);

/** For whom, how and in what a query asks: every guide may have them, and a guide without them is as good. */
export const queryWords = listedWords(`
  attached business businesses call ceo cfo chro client clients co colleague colleagues commonly competitive considering cost costs
  cpo document documents email example folks following generous great handbook high higher highest hire hired hires hr kind low
  lower lowest offerings option options org orgs package packages peer percentage possible program programs prospect questions
  represent rfp rich richer richest send sending startup startups subject team trend trends worker
`);

/** What is asked of a text, and how texts say it: a statement that answers need not repeat them. */
export const answerWords = listedWords(`
  again against answer applies apply compared comparison condition conditions current describe detail differ difference down
  exactly exist exists explain further gave giving handled happen happens here info library long mean means mention mentioned
  observe once ones person process receive receives rule rules same schedule schedules shall state states summarize talk thats
  theirs theres very whos work works
`);
