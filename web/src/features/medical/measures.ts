/** Heights and weights in the other system of units, for people who know theirs in it. */
const CM_PER_INCH = 2.54
const LB_PER_KG = 2.204_622_62

const number = (typed: string) => Number(typed.replace(',', '.'))

export function feetHint(typedCm: string): string {
  const inches = Math.round(number(typedCm) / CM_PER_INCH)
  if (!(inches > 0)) return 'In centimetres'
  return `In centimetres. That is ${Math.floor(inches / 12)} ft ${inches % 12} in`
}

export function poundsHint(typedKg: string): string {
  const pounds = Math.round(number(typedKg) * LB_PER_KG)
  return pounds > 0 ? `In kilograms. That is ${pounds} lb` : 'In kilograms'
}
