import { loose, soundOf, withoutArticle } from '../../text/normalise'

export interface Spelling {
  exact: string
  /** Undefined for short words. */
  loose: string | undefined
  sound: string
}

export const spellingOf = (normal: string): Spelling => {
  const exact = withoutArticle(normal)
  return { exact, loose: loose(exact), sound: soundOf(exact) }
}
