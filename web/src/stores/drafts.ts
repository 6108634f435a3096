import * as z from 'zod/mini'
import { create } from 'zustand'

/** What is typed into one form and not saved yet, by field. An open form with nothing typed is {}. */
export type Draft = Readonly<Record<string, string>>

type Drafts = Readonly<Record<string, Draft>>

// Session storage: a draft outlives a reload and dies with the tab, and it is written before the
// next key is pressed, so that not even a crash loses a letter.
const key = 'drafts'
const drafts = z.record(z.string(), z.record(z.string(), z.string()))

const useDrafts = create<{ byForm: Drafts }>(() => ({ byForm: restore() }))

function restore(): Drafts {
  try {
    return drafts.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

function keep(byForm: Drafts): void {
  useDrafts.setState({ byForm })
  try {
    sessionStorage.setItem(key, JSON.stringify(byForm))
  } catch {
    // Storage is full or forbidden: the draft still lives as long as the page.
  }
}

/** Names the form that edits one row, so that other screens can open it. */
export const editDraft = (rowId: string): string => `edit ${rowId}`

/** The draft of a form, or undefined where nothing was begun. */
export function useDraft(form: string): Draft | undefined {
  return useDrafts(state => state.byForm[form])
}

export function readDraft(form: string): Draft | undefined {
  return useDrafts.getState().byForm[form]
}

export function keepDraft(form: string, draft: Draft): void {
  keep({ ...useDrafts.getState().byForm, [form]: draft })
}

export function dropDraft(form: string): void {
  const { [form]: _dropped, ...others } = useDrafts.getState().byForm
  keep(others)
}

/** Drafts are medical data: when somebody leaves, theirs go as well. */
export function dropAllDrafts(): void {
  useDrafts.setState({ byForm: {} })
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept where nothing may be kept.
  }
}
