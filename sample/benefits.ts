import type { Vendor } from './vendors.ts';

/** What an employer offers in a plan year: the facts that its documents are written from. Money is whole dollars. */

export type PlanType = 'PPO' | 'HDHP' | 'HMO' | 'POS' | 'EPO';

/** Employee only, employee + spouse, employee + children, family. */
export type Tiers = readonly [number, number, number, number];

/** One person, and a family. */
export type Pair = readonly [number, number];

/** A medical plan. Premium and contribution are dollars a month; the contribution is the employee's. */
export interface MedicalPlan {
  name: string;
  type: PlanType;
  /** The carrier's network that the plan uses. */
  network: string;
  deductible: Pair;
  outOfPocket: Pair;
  /** The member's share after the deductible, in percent. */
  coinsurance: number;
  /** Outside the network; null where only emergencies are covered there. */
  outside: { deductible: Pair; outOfPocket: Pair; coinsurance: number } | null;
  /** Primary care, specialist, urgent care, emergency room; null where the deductible applies instead. */
  copays: readonly [number, number, number, number] | null;
  /** A copay for each hospital stay instead of coinsurance. */
  hospitalCopay: number | null;
  referral: boolean;
  /** Generic, preferred, other brands; null where the deductible applies first. */
  drugs: readonly [number, number, number] | null;
  /** The copay of a specialty drug; null where `drugs` is. */
  specialtyDrug: number | null;
  /** The employer's contributions to the health savings account, a year; null without one. */
  hsaSeed: Pair | null;
  /** The employer's contributions to a health reimbursement arrangement, a year; null without one. */
  hra: Pair | null;
  premium: Tiers;
  contribution: Tiers;
}

export interface Medical {
  carrier: string;
  vendor: Vendor;
  /** The manager of the drug benefit, where it is not the carrier. */
  pharmacy: Vendor | null;
  funding: 'self-funded' | 'level-funded' | 'fully insured';
  /** Of a plan that is not fully insured: what the employer bears of one person's claims in a year. */
  stopLoss: { vendor: Vendor; specific: number } | null;
  /** Empty where `ichra` takes their place. */
  plans: readonly MedicalPlan[];
  /** What the employer pays a month for coverage that people buy themselves. */
  ichra: { single: number; family: number; vendor: Vendor } | null;
  /** Dollars a month, as are the two after it. */
  tobaccoSurcharge: number | null;
  spousalSurcharge: number | null;
  optOutCredit: number | null;
  /** Dollars a month off the contribution for what is named. */
  wellnessCredit: { monthly: number; action: string; by: string } | null;
  telehealthCopay: number;
  telehealth: Vendor;
  /** How many times the retail copay a supply of 90 days by mail costs. */
  mailOrder: 2 | 2.5 | 3;
}

export interface DentalPlan {
  name: string;
  deductible: number;
  maximum: number;
  /** Percent that the plan pays; preventive care is paid in full. */
  basic: number;
  major: number;
  orthodontia: number | null;
  orthodontiaFor: 'children up to age 19' | 'children and adults';
  waitingMonths: number | null;
  contribution: Tiers;
}

export interface Dental {
  carrier: string;
  vendor: Vendor;
  /** One, or a lower and a higher one. */
  plans: readonly [DentalPlan, ...DentalPlan[]];
}

export interface Vision {
  carrier: string;
  vendor: Vendor;
  exam: number;
  materials: number;
  frames: number;
  contacts: number;
  framesEvery: 12 | 24;
  contribution: Tiers;
}

export interface Life {
  carrier: string;
  vendor: Vendor;
  multiple: number | null;
  flat: number | null;
  /** The most that a multiple of pay comes to. */
  maximum: number | null;
  /** What can be bought without questions of health, and at most. */
  supplemental: { guaranteed: number; maximum: number; spouse: number; child: number } | null;
}

export interface Retirement {
  plan: '401(k)' | '403(b)' | '457(b)';
  keeper: string;
  vendor: Vendor;
  /** Percent matched of percent of pay, tier by tier. */
  match: readonly (readonly [number, number])[];
  nonElective: number | null;
  vesting: 'immediate' | 'three-year cliff' | 'five-year graded';
  autoEnroll: number | null;
  /** By how many percent of pay the rate of who was enrolled rises each year, and up to what. */
  autoIncrease: { by: number; upTo: number } | null;
  roth: boolean;
  loans: boolean;
  /** Months of service before one may join. */
  afterMonths: 0 | 1 | 3 | 6 | 12;
}

/** Days a year from the first, fifth, tenth and twentieth year of service. */
export type DaysByService = readonly [number, number, number, number];

export type Vacation =
  /** Not counted for who is salaried; people paid by the hour may have PTO that is. */
  { kind: 'unlimited'; hourly: DaysByService | null } | { kind: 'pto' | 'vacation'; days: DaysByService };

/** Insurance that people buy at group rates; amounts are dollars, rates dollars a month. */
export type Voluntary =
  | { kind: 'critical illness'; vendor: Vendor; amounts: readonly number[]; screening: number }
  | { kind: 'accident'; vendor: Vendor; rates: Tiers; fracture: number }
  | { kind: 'hospital'; vendor: Vendor; rates: Tiers; admission: number; daily: number }
  | { kind: 'legal'; vendor: Vendor; rate: number }
  | { kind: 'pet'; vendor: Vendor; discount: number }
  | { kind: 'identity'; vendor: Vendor; single: number; family: number };

/** What the law of a state gives beside the employer's own leave. */
export interface StateLeave {
  /** "California Paid Family Leave". */
  name: string;
  weeks: number;
  /** Who pays for it, in a clause: "funded by payroll deductions". */
  funded: string;
}

/** Everything but medical cover. Null is: not offered. */
export interface Others {
  eligibility: {
    hours: number;
    /** `days` counts the days that are named: the first of the month after hire is 0. */
    waiting: { words: string; days: number };
    dependentAge: 26;
    domesticPartner: boolean;
    /** Days to enroll after hire, and to report a life event. */
    enrollmentDays: number;
    eventDays: number;
    /** Whether those below the hours may have what costs the employer little. */
    partTime: boolean;
  };
  dental: Dental | null;
  vision: Vision | null;
  life: Life | null;
  shortTerm: {
    percent: number;
    weekly: number;
    waitingDays: number;
    weeks: number;
    paidBy: 'company' | 'employee';
  } | null;
  longTerm: { percent: number; monthly: number; afterDays: number; paidBy: 'company' | 'employee' } | null;
  fsa: { health: number; carryover: number; dependentCare: number; vendor: Vendor } | null;
  retirement: Retirement | null;
  vacation: Vacation;
  carryoverDays: number | null;
  sickDays: number | null;
  /** How many there are, floating ones apart; `named` has as many. */
  holidays: number;
  named: readonly string[];
  floating: number | null;
  parental: { birth: number; other: number; pay: number; afterMonths: number } | null;
  /** Of an immediate and of another relative. */
  bereavement: readonly [number, number] | null;
  juryDays: number | null;
  volunteerDays: number | null;
  caregiverDays: number | null;
  sabbatical: { weeks: number; years: number } | null;
  stateLeave: StateLeave | null;
  /** Hours a year that the law of the state gives, where it gives any. */
  stateSick: { name: string; hours: number } | null;
  eap: { vendor: string; by: Vendor; sessions: number } | null;
  wellness: number | null;
  tuition: number | null;
  studentLoans: { monthly: number; lifetime: number } | null;
  commuter: number | null;
  adoption: number | null;
  fertility: number | null;
  glp1: boolean | null;
  homeOffice: number | null;
  phone: number | null;
  voluntary: readonly Voluntary[];
}

/** A thing that is not as it was the year before. */
export type Change =
  | { kind: 'carrier'; line: string; from: string; to: string; hasCards: boolean }
  | { kind: 'plan added' | 'plan closed'; plan: string }
  | { kind: 'contribution'; plan: string; from: number; to: number }
  | { kind: 'deductible'; plan: string; from: number; to: number }
  | { kind: 'limit'; account: 'health care FSA' | 'dependent care FSA'; from: number; to: number };
