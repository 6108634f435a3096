export type Finding = {
  /** The subject, such as `Disk`. */
  name: string
  isWell: boolean
  /** Says what was found, and what to do if it is not well. */
  text: string
}

export const well = (name: string, text: string): Finding => ({ name, isWell: true, text })
export const bad = (name: string, text: string): Finding => ({ name, isWell: false, text })
