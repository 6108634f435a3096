/** Apart from the schema, so that a card can be read without it. */
export const PLAN_KINDS = ['do', 'avoid', 'refuse', 'normal', 'device', 'reach', 'depends'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

export const isPlanKind = (value: unknown): value is PlanKind =>
  PLAN_KINDS.some(kind => kind === value)
