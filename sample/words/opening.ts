import { scripts } from './grammar.ts';

/** What opens a guide. Holes: `name`, `year`, `town`, `contact`, `site`, `from` and `to` of open enrollment, `starts`
of the plan year. */
export const opening = scripts(`
== letter: [A letter from Human Resources|To our employees|Dear colleagues|A note from the benefits team]
[Dear Team,|Dear Colleague,|Dear Colleagues,|To all of our employees:|Dear {name} family,]

[The people who work here make {name} what it is|Healthy people do their best work
|We do our best work when we and our families are well |Taking care of you and your family is part of taking care of {name}], [and our benefits are one way we say so|and our benefits reflect that |and we choose our benefits with that in mind]. [Each year we look at|Every year we review] [plan costs, how the plans were used and what you told us |claims, costs and your feedback], and [adjust where we can|make changes where they help most].

[This guide describes|In these pages you will find|The following pages set out] [your choices for {year}|the benefits
offered for {year}|what is available in the {year} plan year].
[Keep it at hand through the year|Please take the time to read it with your family|Read it at home with your family|Look through it
before you enroll],
[compare the options|weigh the plans against each other] and [ask about anything that is unclear|bring us your questions].

[The cost of medical care rose faster than most other costs|Health care costs rose again this year|Like other employers we faced rising medical costs|The price of care keeps going
up], [and we have absorbed as much of the increase as we could
|and the company continues to pay most of the cost|yet the company continues to carry most of it]. [What you pay
is shown [in|on] the pages on contributions.|Your share is shown later in this guide.|]

[With thanks for all that you do [here|for us].|Please call us with your questions.|Thank you for [what|all that] you do.|Thank you for your work and your trust.|We are glad to have you with us.|We wish you and
your family a healthy {year}.]

[The {name} benefits team|Your Human Resources team|Human Resources, {town}|The people team at {name}]

== inside: [How to use this guide|About this guide|Getting the most from this guide]
[The guide is arranged by subject|Each section stands on its own|Benefits are grouped by subject], [with health coverage
first|so that you can go straight to what you need
|beginning with the questions we hear most]. [Terms that may be new to you are explained at the end.|Unfamiliar terms
are in the glossary.|If a word is new to you, [look it up in|turn to] the list of terms.]

[This is an overview, not the plan documents|It is a summary and cannot say everything|These pages summarize the plans];
[if the two ever differ, the plan documents decide
|where there is a difference, the official documents and contracts govern|the contracts and plan documents control].
[{name} may change or end a plan at any time.|The company reserves the right to amend or end any plan.|Benefits are not
a promise of employment and may be changed.]

== enroll: [How to enroll|Enrolling, step by step|Ready to enroll?|Making your elections]
[Open enrollment for {year} runs from {from} through {to}.|You may enroll from {from} until {to}.|This year's open
enrollment begins on {from} and closes on {to}.]
[Choices made then [take effect on|are effective] {starts}.|Your elections take effect on {starts}.|Coverage under your new elections
begins on {starts}.]

- [Review|Look over] [your current elections|what you have now] and [the options in this guide|how the plans compare].

- [Gather|Have ready] [birth dates and Social Security numbers|the names, birth dates and Social Security numbers] of
[everyone you will cover|your dependents].

- [Sign in at|Log on to|Go to] {site} [and choose "Enroll"|with your employee number|and follow the prompts].

- [Check your address and beneficiaries|Bring your address and beneficiaries up to date|Confirm your address|Name or review your beneficiaries].

- [Print or save the confirmation|Keep the confirmation page|Save your confirmation|File the confirmation] and [compare it with your first paycheck|look at your
first pay stub of the year].

[If you do nothing, most of this year's elections roll over.|Without a new election most of your coverage continues.] [Elections stay in effect for the whole plan year unless you have a qualifying life event.|After that, only a qualifying life event lets you make changes.|Otherwise you wait until the next open enrollment.|Changes during the year [need|are for] a qualifying life event.]

?fsa [Flexible spending accounts require a new election each year.|Spending account elections do not roll over: enroll again to have one.|You must enroll in a flexible spending account again each year.]

== dependents: [Eligible dependents|Who you can cover|Covering your family]
[You may enroll these family members|Your eligible dependents are|The following family members may be enrolled]:

- [your legal spouse|your spouse];

?partner • [your domestic partner, with a signed affidavit|a domestic partner who shares your household; the affidavit is at {site}];

- [your biological, adopted and stepchildren|children by birth, marriage, adoption or legal guardianship|your children, stepchildren and children placed with you for adoption] [up to|until they reach] age 26; [and|]

- [an unmarried child of any age who is disabled and depends on you|a disabled child past the age limit, if the disability began before it].

[Have birth and marriage certificates ready: dependents are verified.|You will be asked for proof, such as a birth or marriage certificate, for each new dependent.|Dependent verification is required for everyone you add.]
[We also need their Social Security numbers.|Coverage for those who cannot be verified is ended.|A person may not be covered both as an employee and as a dependent.|]

== events: [Changing benefits during the year|Qualifying life events|Life changes, and so can your benefits]
[Because premiums are paid before tax, the IRS limits when you may change them|IRS rules lock in your elections for the plan year
|Your elections are fixed for the plan year], [unless one of these events occurs|with these exceptions|except after a
qualifying life event]:

- [marriage, divorce or legal separation|you marry, divorce or separate|a wedding, a divorce or a separation|getting married or divorced|a change in marital status];

- [the birth or adoption of a child|a child is born, adopted or placed with you for adoption|a new child, by birth or adoption|the arrival of a child|having or adopting a child];

- [a death in the family|the death of a covered dependent|losing a spouse or child|the death of your spouse or a child];

- [you or your spouse begins or ends a job|a change of job, for you or your spouse, that affects coverage|a new job, or the loss of one, in your family|your spouse gains or loses coverage [at work|through a job]];

- [a child reaches the age limit|a child is no longer eligible|a child turns 26|a child's reaching the age limit]; [or|and]

- [you move out of a plan's area|a move that takes you out of the network|moving away from your plan's providers|a move to another state].

[Your change must be consistent with the event|Only changes that match the event are allowed], [and you will be
asked for proof|and we may ask for proof|and documentation is required],
[such as a marriage or birth certificate|for instance a certificate or a letter from the other plan|such as a court order or a record of birth].

== ends: [When coverage ends|If you leave {name}|End of coverage]
[Medical, dental and vision coverage end|Health coverage ends] [on the last day of the month in which you leave|at the
end of the month of your last day of work
|on your last day of employment]. [Often you may continue it under COBRA.|COBRA lets you keep it for a time at your own [cost|expense].|Continuation under COBRA is offered to you by mail.|The COBRA notice explains [how to continue it|your options].]

?life [Life coverage ends with your last day of work.|Life insurance may be converted to an individual policy.|Ask about converting life insurance to an individual policy.]
`);
