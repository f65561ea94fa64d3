import { topicsIn } from './topics.ts';
import { wordsOf } from './words.ts';

/** Said once in a conversation, at the end of the first answer that rests on the library. */
export const WHAT_IT_IS = '_Answered from the library without a language model._';

const ABOUT =
  'I am the Engine. I answer questions about employee benefits from the guides in the library and cite the page that each ' +
  'statement rests on. I work without a language model: I find what the guides say and quote it, and I say so when they ' +
  'do not say it. Try “What is the 401(k) match at …?” or “How many weeks of parental leave do employers give?”';

const GREETING =
  'Hello. Ask me about employee benefits: retirement match, parental leave, deductibles, vacation, stipends and more. I ' +
  'answer from the guides in the library, with the page for every statement.';

const THANKS = 'You are welcome. Ask on whenever you like; I keep the thread of what we were looking at.';

const ADVICE =
  'I cannot advise on an individual legal, tax or medical situation; please take that to counsel, a tax adviser or a ' +
  'physician. I can tell you what benefit guides in the library state, for example: “What does the guide say about ' +
  'eligibility during a leave of absence?”';

const OFF_TOPIC =
  'That is outside what I can answer: I work only from employee-benefit guides. Ask me about benefits, HR policies or ' +
  'workplace guidance, for example “What do employers reimburse for fitness?”';

const UNCLEAR =
  'I could not make out a question in that. Name a benefit and, if you like, an employer or a plan year: “parental leave ' +
  'at … in 2024”.';

export const WHICH_BENEFIT =
  'Which benefit do you mean? Name one, for example “parental leave” or “the deductible”, and I look it up in the guides.';

const LIBRARY =
  'I look things up in the guides, but I cannot list or count them here; on the Peripheral Vision page you can search all ' +
  'of them. Ask me about a benefit, and I tell you which guides state it.';

export const NO_LIBRARY =
  'The library could not be searched just now, so I cannot answer. Please try again in a moment.';

const greeting =
  /^(hi|hello|hey|good (morning|afternoon|evening)|greetings|howdy)\b[\s\p{P}]*(there|engine|benjovi|everyone)?[\s\p{P}]*$/iu;
const thanks =
  /^(thanks|thank you|thx|ty|great|perfect|awesome|ok(ay)?|cool|got it|nice|bye|goodbye)\b[\s\p{P}]*(so much|a lot|very much|engine|benjovi|for (your|the) help|that helps|for that)?[\s\p{P}]*$/iu;
const about =
  /\b(who|what) are you\b|\bwhat can you do\b|\bhow do you work\b|\bare you (an? )?(ai|bot|human|robot|language model|chatgpt|gpt|llm)\b|\bwhat model\b|^help[\s\p{P}]*$/iu;

const library =
  /\b(which|what|how many|list|show)\b.{0,20}\b(guides|documents|employers|companies)\b.{0,25}\b(have|library|there|exist|know|cover)?[\s\p{P}]*$/iu;

/** A person's own case, where an answer would be advice on law, tax or medicine. */
const advice =
  /\b(can|could|should|may|do) i\b.{0,60}\b(sue|lawsuit|legal action|appeal|a claim against)\b|\bis (it|this|that) (il)?legal\b|\b(my|our) (employer|company|boss|firm)\b.{0,30}\b(legally|by law|allowed to|required to)\b|\b(illegally|wrongful(ly)?|unlawful(ly)?)\b.{0,40}\b(fired|terminated|denied|dismissed)\b|\b(my|our) (lawyer|attorney)\b|\b(fired|terminated|discriminated against|harassed) (me|us)\b|\b(was|been|got|am being|were) (fired|discriminated|harassed|wrongfully)\b|\blegal advice\b|\bhow (much|do) .{0,20}\b(i owe|my taxes)\b|\bshould i (take|stop taking|get) .{0,30}\b(medication|medicine|drug|surgery|treatment|pill)/iu;

const offTopic =
  /\b(weather|forecast|recipe|poem|haiku|joke|lyrics|song|movie|football|soccer|basketball|baseball|horoscope|bitcoin|crypto|capital of|president of|prime minister|python|javascript|sql query|source code|program that|translate|square root|solve|equation|dating|video game|celebrity|who won|world cup|astrology|cook|bake)\b/iu;

/** Who asks for these wants the engine to leave its role. */
const manipulation =
  /\b(ignore|disregard|forget)\b.{0,40}\b(instructions?|prompts?|rules?)\b|\b(reveal|show|print|repeat)\b.{0,30}\b(system prompt|your (instructions|prompt))\b|\bpretend (to be|you are)\b|\bjailbreak\b/iu;

export const LEGAL =
  'Whether the law requires this is a legal question that the library cannot decide; please take it to counsel.';

/** Asks what the law demands, which no guide of an employer settles. */
export const isLegalQuestion = (question: string): boolean =>
  /\blegally\b|\b(required|obligated|allowed|permitted) by law\b|\blegal (requirement|obligation|duty)|\bdoes (the|federal|state) law\b|\b(is|are) .{0,40}\b(il)?legal\b/iu.test(
    question,
  );

/** The answer to what needs no library; undefined for a question to look up. */
export function replyWithoutLibrary(question: string): string | undefined {
  if (greeting.test(question)) return GREETING;
  if (thanks.test(question)) return THANKS;
  if (about.test(question) && topicsIn(question).length === 0) return ABOUT;
  if (library.test(question) && topicsIn(question).length === 0) return LIBRARY;
  if (manipulation.test(question)) return OFF_TOPIC;
  if (advice.test(question)) return ADVICE;
  if (offTopic.test(question) && topicsIn(question).length === 0) return OFF_TOPIC;
  return wordsOf(question).some((word) => word.length > 1) ? undefined : UNCLEAR;
}
