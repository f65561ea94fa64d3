const hint = /plan|hop|look|work|will|soon|future|yet|later|explor|consider|evaluat|once|when|investigat|research/;
const start =
  '(?:offer|add|introduce|launch|provide|implement|start|roll out|set up|setting up|establish|create|bring|expand)';
const announced = [
  String.raw`\b(?:we|company|we're|we are|is|are|currently|also|now) plan(?:s|ning)? (?:to|on) ${start}`,
  String.raw`\b(?:hop(?:e|es|ing)|looking) (?:to|at|into) (?:\w+ )?${start}`,
  String.raw`\blooking (?:in)?to (?:offering|adding|providing|setting|a|an|options)\b`,
  String.raw`\bworking (?:on|toward|to) (?:a\b|an\b|it\b|this|getting|adding|offering|setting|establish|provid|add|offer|set)`,
  String.raw`\b(?:exploring|considering|evaluating|investigating|researching) (?:\w+ ){0,3}(?:an?|offering|adding|providing|options|plans?)\b`,
  String.raw`\bwill (?:be )?(?:soon|eventually|introduc|launch|add(?:ed|ing)? (?!to\b)|roll(?:ed|ing) out)`,
  String.raw`\b(?:coming|added|available|offered|introduced|launched|launching|starting) soon\b|\bsoon (?:be )?(?:offer|add|introduc|launch|hav|availab|provid|start)`,
  String.raw`\b(?:will|plan|may|hope|intend)\b[^.;]{0,80}\bin the (?:near |coming |not too distant )?future\b|\bin the (?:near )?future\b[^.;]{0,20}\bwe (?:will|plan|may|hope|intend)\b`,
  String.raw`\b(?:once|when) (?:we|the company) (?:reach|grow|have|has|get|hit|raise|are (?:big|large))\w*\b`,
  String.raw`\blater (?:this|next) year\b|\b(?:we|company) (?:do(?:es)?|have|has|are|is)(?: not|n't)\b[^.;,]{0,60}\byet\b|\byet to (?:offer|provide)`,
];
const isComing = new RegExp(announced.join('|'));

/** Whether a plain text speaks of what is planned or hoped for, and not offered yet. */
export const isAnnounced = (text: string): boolean => hint.test(text) && isComing.test(text);
