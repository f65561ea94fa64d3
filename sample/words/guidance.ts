import { scripts } from './grammar.ts';

/** How the plans work. Holes: `name`, `carrier`, `site`, `phone`, `vendor`, `year`. */
export const guidance = scripts(`
== choosing: [Which plan is right for you?|Choosing a medical plan|Questions to ask before you choose|Thinking it through]
[The plan with the lowest paycheck deduction is not always the cheapest|Look at the whole year, not only at the
paycheck|Price is only a part of the choice|The premium is only half of the story|The cheapest plan on paper can cost the most in use]:
[weigh your likely visits and prescriptions against the premiums|add what you would pay for care to what you pay for coverage|compare the premium and the cost of care together|consider
what you expect to spend on care].

- [Are your doctors in the network|Does your doctor belong to the network|Is your doctor in the network|Do you want to keep your doctor]? [Search at {site}.|{site} has the [directory|list].|Look them up at {site} or call {phone}.|Call {phone} [if you are not sure|to ask].]

- [How often did your family see a doctor last year|How much care did you use last year|What care did your family need last year|Do you see doctors often]? [A planned surgery or a new baby [changes the math|would change the answer].|Do you expect to need more care in {year}?|Will {year} be [different|the same]?]

- [Are your medicines on the plan's drug list|Which medicines do you take, and in which tier are they|On which tier are your prescriptions|What do your medicines cost in each plan|Do you take a brand-name or specialty drug]?

- [Could you pay the deductible if you had to|Would a large bill early in the year be a hardship|Do you have savings for a large bill|Could you cover a large bill in January]? [A savings account
[can help|helps with that].|[Some|Many] people prefer a higher premium.|]

- [Does your spouse have coverage [at work|through a job]|Is there other coverage in your family|Could your family be covered elsewhere|Does your spouse's employer offer a plan]? [Compare [both|the two] before you cover everyone in one
place.|Double coverage is [seldom|rarely] worth [the price|what it costs].|Ask what [each of you|the family] would pay there.]

== oneplan: [Making the most of your plan|How to use your medical plan|Before you need care|Your plan through the year]
[You are in the same plan whatever care you need|With one plan there is no choice to make, but it helps to know how it works|The plan is the same for everyone who enrolls]:
[a few habits keep your costs down|what you do decides much of what you pay|these are the questions that members ask most].

- [Who will you cover|Who should be on the plan|Does everyone in your family need it]? [A spouse with coverage at work may do better there.|Children can stay until they turn 26.|[Compare|Look at] the
rates for each level before you enroll.]

- [Is your doctor in the network|Will your doctors take the plan|Who is in the network]? [Search at {site}.|{site} has the directory.|Call {phone} before your first visit.|Ask the office, and check at {site}.]

- [What counts toward the deductible|When does the plan begin to pay|How close are you to the deductible]? [Your account at {site} shows what you have met.|Each explanation of benefits says how much is left.|[Most|All] covered care in the network
counts, preventive care aside.]

- [Do you take a medicine every day|Do you fill prescriptions each month|Do you take a maintenance drug]? [Check its tier first.|Ask for a 90-day supply.|Look it up on the drug list before January.]

- [Is a larger procedure ahead|Are you planning surgery|Is there a baby on the way]? [Have it authorized in advance.|Ask {carrier} for an estimate.|{carrier} assigns a nurse who helps to plan.]

== network: [Finding a provider|In the network or out of it|Why the network matters]
[Network providers have agreed on prices with {carrier}|{carrier} has negotiated rates with doctors and hospitals], [so
that both you and the plan pay less|which lower what you pay|and cannot charge you more than those].
[A provider outside of the network may bill you for the difference|Outside of the network you may have to pay in full and file a claim|Out-of-network care costs more and can be balance
billed|Out of network you pay a larger share, and charges are not limited].
[A provider may take one of our plans and not [the other|another].|Ask [before each visit|when you call] whether a provider still takes part.|Networks change [|during the year], so check again before [a visit|you go].|Have your ID
card at hand when you [make an appointment|call].]

== preventive: [Preventive care costs you nothing|Stay well: preventive care|Preventive care]
[Yearly exams, flu shots and screenings for your age|Annual physicals, immunizations and screenings that suit your age|Checkups, vaccines and age-based screenings] are
[free of charge with network providers|paid in full in the network|covered at no cost in the network]
[whether or not you have met the deductible|and need no deductible|before any deductible]. [If a visit turns into
treatment, [the usual cost sharing applies|you pay as you would for any visit].|Tests to diagnose a [problem|condition] are not preventive.|]

== where: [Where to go for care|The right care in the right place|Know before you go]
[The same sore throat can cost a little or a lot|Where you are treated decides what you pay|The same complaint can cost very different amounts]. [Unless it is an
emergency, start with your own doctor or a virtual visit.
|Your own doctor, who knows you, is the best place to start.]

- [Virtual visits: colds, rashes, allergies, a refill|Telehealth: for minor illness, at any hour];

- [Primary care: checkups and most complaints|Your doctor's office: routine care and lasting conditions];

- [Urgent care: sprains, cuts, fevers when the office is closed|Urgent care centers: problems that cannot wait until tomorrow];

- [Emergency room: chest pain, stroke, serious injury|Hospital emergency room: life-threatening conditions].

== drugs: [How to save on prescriptions|Spending less at the pharmacy|Making the most of your drug coverage]
[Choose the generic whenever there is one|Ask for a generic|Choose generics, which are as effective as brands and cost much less], [use mail order for what you take every
day|order maintenance drugs by mail] and
[ask for the price before you fill|compare pharmacies|ask your doctor about alternatives on the drug list]. [Some drugs need prior authorization or a
trial of another drug first|Certain medicines call for prior approval or step therapy];
[your pharmacist can tell|the formulary marks them|{carrier} [lists them|tells you which]].

== accounts: [Paying with money that is not taxed|Why save before tax?|How the accounts compare]
[Money that you set aside before tax is never taxed when you spend it on care|An account that is funded before tax makes each dollar go further|Each dollar that goes into these accounts is free of income and payroll tax|Tax-free dollars stretch your budget].
[Hold on to your receipts through the year|Keep receipts: you may be asked for them|Save itemized receipts in case they are asked for], [and use the debit card
where it is taken|or upload them when you file a claim].
[Over-the-counter medicine, glasses, dental work and copays [are eligible|qualify]|Copays, prescriptions, glasses and braces are
[among the eligible expenses|some of the expenses that qualify]].

== dentalcare: [Why dental coverage matters|Getting the most from the dental plan]
[Two cleanings a year keep small problems small|Regular cleanings prevent costly work later]. [For crowns and bridges ask for a pretreatment estimate|Ask your dentist for an
estimate before major work|Have larger work estimated beforehand],
[so that you know what the plan will pay|so that you know what you will owe]. [You may see any licensed dentist, but those in
the network [charge less|cost you less].|Network dentists do not bill above [the agreed|their contracted] fee.]

== visioncare: [Seeing the eye doctor|How the vision plan works]
[Have your eyes examined even if you see well|An eye exam can show diabetes and high blood pressure early|Eye exams can detect more than vision problems]. [Your name and date of birth are enough at a network office|Give your name at
the network office; no ID card is needed|Tell the office that you are a member when you make the appointment].
[Out of network you pay first and are reimbursed [in part|up to an allowance].|Elsewhere you [file a claim|send in the receipt] and receive a fixed allowance.]

== beneficiary: [Keep your beneficiaries current|Name a beneficiary|Who receives the benefit?]
[A will does not decide who receives life insurance|Life insurance goes to the people you have named|The benefit is paid to the beneficiary on file], [so review your
choice after every change in your family|which may not be the person you would choose today].
[Minor children need a guardian or a trust [to be paid|before they can be paid].|You can name more than one and say [how the money is divided|what share each receives].|Name a second in case the first [dies before you|is no longer living].|[Changes
are made|Make changes] at {site}.]

== saving: [It pays to start early|How much should you save?|Planning for retirement]
[Money that you save early has the most time to grow|A small contribution now can outgrow a larger one later|Time does most of the work in saving|The earlier you begin, the
less you have to put aside].
[You may change your rate at any time.|Change or stop your contributions whenever you like.]
[You decide how the money is invested|Investments are chosen from a menu of funds|You choose among a range of funds], [target-date funds among them|or leave
the mix to a target-date fund]. [{vendor} advisers answer questions free of charge.|{vendor} [offers|has] planning tools on
its site.|{vendor} can [show you what you will need|work out what you will need].]

?match [Save at least enough to receive the full employer contribution|Saving less than the full match leaves pay on
the table|The employer match is part of your pay, so try to save enough to receive all of it].

== leaveask: [Asking for leave|How to request time away]
[Plan your leave early with your manager|Tell your manager as soon as you know|Give as much notice as you can], [then open a request at {site}|and file the
request with Human Resources]. [Benefits continue during paid leave, and deductions [are taken as usual|go on].
|While you are paid, your coverage and deductions [go on|continue].]

== mind: [Your mental health|Taking care of your mind|Help when you need someone to talk to]
[Some weeks are harder than others|Everyone has a hard time now and then|Stress, grief and worry are part of life|You do not have to be in crisis to ask for help]. [Counseling is confidential|Talking to a counselor is confidential],
[and {name} never learns who has called|and no one at work will know]. [In an emergency [dial|call] 988, the national crisis line.|The crisis line, 988, answers [day and night|at any hour].|If you are in danger call 911, or 988 for the crisis line.]

== scams: [Protect yourself|Medical bills: read before you pay|Check your bills]
[Do not pay a provider before your claim is settled|Wait for the explanation of benefits before you pay a bill|Compare every bill with the explanation of benefits]. [If
amounts differ, call the provider first, then {carrier}|Errors are common: call {carrier} at {phone} when something
looks wrong].
[Report [a charge|any charge] for care that you did not have.|Never give your ID number to someone who [calls you|contacts you unexpectedly].|Treat your ID card [like|as you would] a credit card.]

== life-stages: [Benefits for every stage of life|Around a life event]
- [Getting married: add your spouse, review life insurance, change your tax withholding|Just married? Enroll your spouse
and update beneficiaries].

- [Expecting a child: ask about leave early and add the baby in time|A new baby: enroll the child soon after birth and
look into dependent care].

- [Caring for parents: the employee assistance program finds help near them|Aging parents: dependent care accounts and
counseling can ease the load].

- [Near retirement: meet with the record keeper and learn about Medicare|Close to retiring: review savings, Medicare and
what ends with your job].

== taxes: [Before tax or after?|How deductions are taxed|Taxes and your paycheck]
[Most of your deductions are taken before taxes|Medical, dental and vision premiums are deducted before tax|Health premiums come out of pay before taxes], [which
lowers what you owe|so your taxable income is smaller].
[A few deductions, such as dependent life, are [taken|made] after tax.|Supplemental
life and some voluntary plans are [paid|deducted] after tax.|Voluntary coverage is [generally|mostly] deducted after tax.]
`);
