/**
 * Medplum does not check codes. If the definitions list a system or a `required` value set
 * completely, each code must be in it. Value sets that are rules over an unavailable terminology
 * (SNOMED CT) are not checked.
 */
import type { Concept, ElementDefinition, StructureDefinition, Terminology } from './definitions'

export interface Found {
  where: string
  what: string
}

type CodeCheck = (resource: object, profile: StructureDefinition) => Found[]

export function codeCheck(terminology: readonly Terminology[]): CodeCheck {
  const byUrl = new Map(terminology.map(each => [`${each.resourceType} ${each.url}`, each]))
  const sets = new Map<string, ReadonlySet<string> | undefined>()

  const codesOfSystem = (url: string): string[] | undefined => {
    const system = byUrl.get(`CodeSystem ${url}`)
    return system?.content === 'complete' ? codesIn(system.concept) : undefined
  }
  function codesOfSet(url: string): ReadonlySet<string> | undefined {
    const plain = url.replace(/\|.*$/, '')
    if (!sets.has(plain)) sets.set(plain, listed(byUrl.get(`ValueSet ${plain}`)))
    return sets.get(plain)
  }
  function listed(set: Terminology | undefined): ReadonlySet<string> | undefined {
    const codes: string[] = []
    if (!set?.compose || set.compose.exclude) return undefined
    for (const { system, concept, filter, valueSet } of set.compose.include) {
      const parts = valueSet?.map(codesOfSet) ?? []
      const own = concept ? codesIn(concept) : system && codesOfSystem(system)
      if (filter || parts.includes(undefined) || (system && !own)) return undefined
      codes.push(...(own || []), ...parts.flatMap(part => [...(part ?? [])]))
    }
    return new Set(codes)
  }

  return (resource, profile) => [
    ...codingsIn(resource).flatMap(({ system, code }) => {
      const codes = codesOfSystem(system)
      return codes && !codes.includes(code) ? [{ where: system, what: `no code ${code}` }] : []
    }),
    ...(profile.snapshot?.element ?? []).flatMap(element => {
      const { strength, valueSet } = element.binding ?? {}
      const codes = strength === 'required' && valueSet ? codesOfSet(valueSet) : undefined
      if (!codes || isInSlice(element)) return []
      return valuesAt(resource, element)
        .filter(code => !codes.has(code))
        .map(code => ({ where: element.path, what: `${code} is not in ${valueSet}` }))
    }),
  ]
}

/** Slices by type (`value[x]:valueQuantity`) cover all values at their path. */
const isInSlice = ({ id }: ElementDefinition): boolean => id.replace(/\[x\]:/g, '').includes(':')

const codesIn = (concepts: readonly Concept[] = []): string[] =>
  concepts.flatMap(({ code, concept }) => [code, ...codesIn(concept)])

function codingsIn(value: unknown): { system: string; code: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const { system, code } = value as { system?: unknown; code?: unknown }
  const own = typeof system === 'string' && typeof code === 'string' ? [{ system, code }] : []
  return [...own, ...Object.values(value).flatMap(codingsIn)]
}

function valuesAt(resource: object, { path }: ElementDefinition): string[] {
  const steps = path.split('.').slice(1)
  const found = steps.reduce<unknown[]>(
    (holders, step) => holders.flatMap(holder => childrenOf(holder, step)),
    [resource],
  )
  return found.flatMap(value =>
    typeof value === 'string' ? [value] : codingsIn(value).map(({ code }) => code),
  )
}

function childrenOf(holder: unknown, step: string): unknown[] {
  if (typeof holder !== 'object' || holder === null) return []
  const isChoice = step.endsWith('[x]')
  const stem = step.replace('[x]', '')
  return Object.entries(holder)
    .filter(
      ([key]) =>
        key === stem || (isChoice && /^[A-Z]/.test(key.slice(stem.length)) && key.startsWith(stem)),
    )
    .flatMap(([, value]) => value)
}
