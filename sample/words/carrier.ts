import { scripts } from './grammar.ts';

/** What a carrier tells the members of a group. Holes: `name`, `carrier`, `site`, `phone`, `year`, `telehealth`, `days`. */
export const carrierTexts = scripts(`
== members: [Who can be a member|Covering your family|Members and dependents]
[{name} decides who is eligible and sends us the names|Your employer tells us whom to enroll, and when coverage begins|Enrollment goes through {name}, which decides who is eligible].
[Ask the benefits staff there about enrollment forms and payroll deductions.|What is deducted from your pay is [set|decided] by {name}, not by {carrier}.|Questions about your share of the premium go to your employer.]

- [You may enroll your legal spouse|You can cover your legal spouse|Your spouse may be a member, too].

- [A child with a disability may stay beyond the age limit|Coverage of a disabled child can go on after the age limit]; [we ask for proof|send us the physician's statement].

- [Newborns need to be added, even though care right after the birth is covered|Add a newborn soon after the birth|A new baby is not a member until you have added the child].

== idcard: [Your member ID card|ID cards|The card in your wallet]
[Each member gets an ID card|Your ID card arrives by mail before coverage begins|A card comes in the mail for everyone who is covered]; [show it whenever you receive care|bring it to each visit|hand it to the front desk at every visit].
[A digital copy is in the {carrier} app.|You can also pull up the card on your phone at {site}.|Print a temporary card at {site} if yours has not come.]

[The card shows your member number, your group and the telephone numbers that you need|On the card are your member number, the group number and the number to call]. [A lost card is replaced free of charge.|If it is lost, order another one at {site}.|Call {phone} to replace a card.]

== portal: [Your account online|Register at {site}|The {carrier} app and website]
[Create an account at {site} with your member number|Register once at {site}|Sign up at {site} with the number on your card], [and you can|after which you can|where you can]:

- [see what has been applied to the deductible|follow your deductible and out-of-pocket maximum|check how much of the deductible is met];

- [find a network provider and compare prices|look up providers and what they charge|search for doctors by name, specialty or place];

- [read each explanation of benefits|view claims and statements|see how each claim was paid]; [and|]

- [ask us a question in a secure message|write to a nurse or to Member Services|send a message and have the answer within a business day].

== using: [Using your plan|How your plan works|Getting care and using the plan]
[These pages follow your care from the first call to the last bill.|What follows helps you get care, have it paid and ask for help.|The next pages tell how care is approved and paid, and who can help.|Here is what happens before, during and after your care.]

== authorization: [Prior authorization|Care that needs approval first|Before surgery and other planned care]
[Some care has to be approved before you receive it|Certain services need our approval beforehand|We review some services before they take place]. [Network providers ask for it on your behalf.|A provider in the network sends us the request.|In the network, your provider takes care of it.] [Outside of the network it is up to you: call {phone}.|If the provider is not in the network, you must call {phone} yourself.]

- [planned hospital stays|hospital admissions that are planned]; [stays in a skilled nursing facility|skilled nursing care];

- [advanced imaging, such as MRI and PET scans|MRI, CT and PET scans];

- [surgery at a hospital or surgical center|outpatient surgery]; [home health care|care at home by a nurse];

- [specialty drugs and infusions|infused and injected drugs]; [durable medical equipment above a set cost|high-cost medical equipment].

[We usually decide within a few business days, and at once where it is urgent.|Urgent requests are decided within seventy-two hours, others within fifteen days.|A decision takes days, not weeks; urgent requests go first.]
[Without approval a claim may be denied.|Care that was not approved may not be paid.] [Emergencies never need approval.|No approval is asked in an emergency.]

== claims: [How claims are paid|Filing a claim|When you receive care: claims]
[Providers in the network file claims for you|A network provider bills us directly|In the network there is no claim form to fill out]. [You pay the copay at the visit and the rest when the bill comes.|Pay your copay when you are seen; you are billed for deductible and coinsurance later.]
[After each visit you receive an explanation of benefits|We then send you an explanation of benefits|Soon after, an explanation of benefits appears at {site}], [which is not a bill|which shows the charge, our discount, what was paid and your share].

[If you were treated outside of the network, send us the itemized bill|For care outside the network, submit an itemized bill with the claim form at {site}|Claims for out-of-network care are filed by you, with the itemized bill]. [Claims are due within twelve months of the service.|File within a year of the day of service.|We accept claims for one year after the service.]

[Tell us about any other coverage that your family has|If someone in your family is covered twice, let us know], [so that both plans pay in the right order|since one of the plans has to pay first].

== appeals: [If you disagree with a decision|Complaints and appeals|Your right to appeal]
[You can appeal when we deny a claim or a request|A denied claim or request can be appealed|You may ask us to look again at any decision]. [Write to us within 180 days of the denial.|Appeals are due within 180 days of the notice.|You have 180 days from the notice.]
[Someone who took no part in the first decision reviews it|People who were not involved the first time decide the appeal|A different reviewer, a physician where needed, decides].
[If we uphold the denial, an independent reviewer may decide.|After that you can ask for review by an independent organization.|You may then request an external review, which binds us.]
[Before you appeal, a call to {phone} may settle it.|Many questions are settled by a call to {phone}.|Call {phone} first: it may be a simple error.]

== careteam: [Nurses and care managers|Support for members with serious conditions|Help from our clinical team]
[When you are seriously ill, a nurse at {carrier} can help|Our nurses work with members who have complex conditions|A care manager is there for members with a serious or lasting condition], [at no cost|free of charge], [explaining treatment options and arranging follow-up care|keeping doctors informed and questions answered].

- [Diabetes, asthma and heart disease: coaching by telephone or in the app|Lasting conditions: regular calls from a nurse who knows you];

- [Pregnancy: a nurse to call from the first visit to the weeks after birth|Expecting: advice through pregnancy, and more help when it is high risk];

- [Cancer and transplants: a care manager and designated hospitals|Transplants and cancer: centers with the best results, and help with travel];

- [Going home from the hospital: a call within days to check on medicines|After a hospital stay: follow-up calls and a review of your medicines].

[Taking part is your choice, and nothing is shared with {name}.|It is voluntary, and your employer does not learn of it.|You may join or leave at any time; {name} is not told.]

== nurseline: [Nurse line and virtual care|Advice at any hour|When you are not sure where to go]
[A registered nurse answers day and night|Call the nurse line at any hour|Nurses are there around the clock] [at the number on your card|on the number printed on your ID card]. [They tell you whether to wait, see a doctor or go to the emergency room.|Ask whether something can wait until morning.]
[For a minor illness, {telehealth} sees you by video.|{telehealth} offers visits by video or telephone.|{telehealth} can treat colds, rashes and infections, and send a prescription to your pharmacy.]

== wellbeing: [Wellness programs from {carrier}|Staying healthy with {carrier}|Programs for your health]
[These programs come with your membership|They are included for all members|Every member may use these programs], [at no extra cost|without a further charge]:

- [an online health assessment with advice that suits your answers|a health assessment and a plan that follows from it];

- [coaching to stop smoking, lose weight or sleep better|coaches for weight, sleep, stress and tobacco];

- [discounts at gyms, on hearing aids and on eyewear|reduced rates at fitness centers and for hearing aids];

- [reminders when a screening or vaccine is due|messages when it is time for a checkup or flu shot]; [and|]

- [a library of videos and articles that physicians have reviewed|classes and articles on nutrition, exercise and parenting].

== away: [Care away from home|When you travel|Members on the road]
[In an emergency go to the nearest hospital, anywhere.|Emergencies are covered wherever you are.|Emergency care is covered at any hospital.] [Have us called within two days of an admission.|Call us as soon as you can.]
[For other care on the road, search at {site} or use a video visit.|Where our network does not reach, call {phone} before you are treated.|Students away at school should look for network providers near campus.]
[Abroad you pay first and send us the receipts.|In another country, pay and file a claim when you return.]

== rights: [What members can expect|Your rights and responsibilities|Members' rights and duties]
[As a member you have the right to|Members are entitled to|You have a right to]:

- [be treated with respect, and have your records kept private|be treated with dignity, and in private];

- [have clear information about coverage, providers and costs|know what is covered and what it costs];

- [take part in decisions on your care|talk over treatment with your provider, whatever it costs]; [and|]

- [complain or appeal without fear of consequences|file a complaint or an appeal and have an answer].

[In return, we ask you to|Please|We ask that you] [give your providers full information, follow the treatment agreed on and keep appointments|tell providers what they need to know, keep appointments or cancel in time, and pay your share].

== limits: [What is not covered|Limits and exclusions|Services that are not covered]
[No plan covers everything|Some services are not covered|These services are among those that are not covered]. [The certificate has the full list.|See the certificate for all limits.|All exclusions are in the certificate of coverage.]

- [cosmetic surgery, except to repair an injury or after a mastectomy|surgery that only improves appearance];

- [custodial care and long-term care|help with daily activities at home or in a facility];

- [treatment that is experimental or not medically necessary|experimental or investigational treatment];

- [services paid by workers' compensation or another plan|injuries at work, which workers' compensation pays for].

== newmember: [If you are new to {carrier}|The first weeks with {carrier}|Changing to {carrier}]
[If you are in the middle of treatment and your doctor is not in our network|If you are pregnant or in treatment when you join, with a doctor outside the network|When treatment has begun with a provider who is not in our network], [ask us about transition of care|you may be able to go on with that doctor for a time: call us].
[Choose a doctor early, and have records sent.|Have your prescriptions moved to a network pharmacy before they run out.|Find out early whether your medicines need approval.]
[What counted toward another carrier's deductible does not count here.|What you paid toward a deductible elsewhere this year does not carry over.|The deductible begins anew with this plan.]
`);
