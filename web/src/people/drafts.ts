import * as z from 'zod/mini'
import { create } from 'zustand'
import { readJson, removeStored, writeJson } from '../stores/browser-storage'
import { showToast } from '../stores/toast'
import { readShownProfile, useProfiles } from './profiles'
import { peopleTexts } from './texts'

type Draft = Readonly<Record<string, string>>

type Drafts = Readonly<Record<string, Draft>>

// Session storage keeps a draft after a reload and drops it with the tab. Each draft is written before the
// next key is pressed, so that a crash loses no typed text.
const key = 'drafts'
const drafts = z.record(z.string(), z.record(z.string(), z.string()))

const useDrafts = create<{ byForm: Drafts }>(() => ({
  byForm: readJson('session', key, drafts) ?? {},
}))

let isKept = true

function store(byForm: Drafts): void {
  useDrafts.setState({ byForm })
  const wasKept = isKept
  isKept = writeJson('session', key, byForm)
  if (!isKept && wasKept) warnNotKept()
}

const warnNotKept = (): void =>
  showToast({
    tone: 'warn',
    title: peopleTexts.form.draftNotKept,
    description: peopleTexts.form.draftNotKeptDetail,
  })

export const editDraft = (rowId: string): string => `edit ${rowId}`

const ofProfile = (form: string, profileId: string | null | undefined): string =>
  profileId ? `${profileId} ${form}` : form

const ofShown = (form: string): string => ofProfile(form, readShownProfile())

export function useDraft(form: string): Draft | undefined {
  const shownId = useProfiles(state => state.shownId)
  return useDrafts(state => state.byForm[ofProfile(form, shownId)])
}

export function readDraft(form: string): Draft | undefined {
  return useDrafts.getState().byForm[ofShown(form)]
}

export function writeDraft(form: string, draft: Draft): void {
  store({ ...useDrafts.getState().byForm, [ofShown(form)]: draft })
}

export function dropDraft(form: string): void {
  const { [ofShown(form)]: _dropped, ...others } = useDrafts.getState().byForm
  store(others)
}

export function dropDraftsOf(profileId: string): void {
  const { byForm } = useDrafts.getState()
  const others = Object.entries(byForm).filter(([form]) => !form.startsWith(`${profileId} `))
  store(Object.fromEntries(others))
}

/** Drafts are medical data, so they are dropped when their author leaves. */
export function dropAllDrafts(): void {
  useDrafts.setState({ byForm: {} })
  removeStored('session', [key])
}
