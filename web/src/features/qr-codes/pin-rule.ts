/** Undefined for a valid PIN, which has six digits and is not easy to guess. */
export function pinProblem(pin: string): string | undefined {
  if (!/^\d{6}$/.test(pin)) return 'Enter six digits'
  const steps = [...pin].slice(1).map((digit, i) => Number(digit) - Number(pin[i]))
  const isRun = [0, 1, -1].some(step => steps.every(found => found === step))
  return isRun ? 'This is one of the first that anybody would try. Choose another.' : undefined
}
