const BRACKETED = /^([^()（）]+)[(（]([^()（）]+)[)）]$/u

export function splitBrackets(entry: string): { before: string; inside: string } | undefined {
  const [before = '', inside = ''] =
    BRACKETED.exec(entry)
      ?.slice(1)
      .map(part => part.trim()) ?? []
  return before === '' || inside === '' ? undefined : { before, inside }
}
