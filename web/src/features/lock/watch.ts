/** All tabs are locked or unlocked together. */
import { LOCK_KEY, useLock } from '../../stores/lock'
import { dismissToast } from '../../stores/toast'
import { isDue } from './is-due'
import { type LockNote, readLockNote, removeLockNote, writeLockNote } from './lock-note'

/** While the app is in front, the note is refreshed this often for other tabs and the next start. */
const BEAT_MS = 10_000
/** Choosing a file, taking a picture and printing leave the app, and must not lock it. */
const ERRAND_MS = 5 * 60_000
const ERRAND_BEGINS_MS = 3000

let stop: (() => void) | undefined

/** Calling it again has no effect. Returns false without a lock. */
export function watchLock(): boolean {
  const note = readLockNote()
  if (!note) return false
  if (stop) return true
  if (note.isClosed || isDue({ ...limitOf(note), ...timesOf(note) })) close(note)
  else show(false)
  stop = listen()
  return true
}

/** Starts after the owner set or changed the lock, so the app stays unlocked. */
export function beginWatch(): void {
  stop ??= listen()
}

export function closeNow(): void {
  const note = readLockNote()
  if (note) close(note)
}

export function openNow(): void {
  const note = readLockNote()
  if (!note) return
  writeLockNote({ ...note, isClosed: false, seenAtMs: Date.now() })
  show(false)
}

export function endWatch(): void {
  removeLockNote()
  leave()
}

function leave(): void {
  stop?.()
  stop = undefined
  uncover()
  show(false)
}

function close(note: LockNote): void {
  writeLockNote({ ...note, isClosed: true })
  show(true)
}

function show(isClosed: boolean): void {
  // A toast may name what the person just wrote.
  if (isClosed) dismissToast()
  useLock.setState({ isClosed })
}

const limitOf = ({ afterMinutes }: LockNote) => ({ limitMs: afterMinutes * 60_000 })
const timesOf = ({ seenAtMs }: LockNote) => ({ seenAtMs, nowMs: Date.now() })

function listen(): () => void {
  /** By the page's own clock. */
  let seenMs = performance.now()
  let errandMs = Number.NEGATIVE_INFINITY
  let isOnErrand = false
  let isAway = document.visibilityState === 'hidden'
  let timer: ReturnType<typeof setTimeout> | undefined

  const absence = (note: LockNote, leastMs = 0) => ({
    ...timesOf(note),
    limitMs: Math.max(limitOf(note).limitMs, leastMs, isOnErrand ? ERRAND_MS : 0),
    ownMs: performance.now() - seenMs,
  })

  function seen(note: LockNote) {
    seenMs = performance.now()
    writeLockNote({ ...note, seenAtMs: Date.now() })
  }

  function onAway() {
    cover()
    if (isAway) return
    isAway = true
    const note = readLockNote()
    if (!note || note.isClosed) return
    isOnErrand = performance.now() - errandMs < ERRAND_BEGINS_MS
    seen(note)
    look()
  }

  function look() {
    clearTimeout(timer)
    const note = readLockNote()
    if (!note || note.isClosed) return
    const now = absence(note)
    if (isDue(now)) close(note)
    else if (isAway) timer = setTimeout(look, now.limitMs - now.ownMs)
  }

  function onBack() {
    if (document.visibilityState !== 'visible') return
    const note = readLockNote()
    if (!note) return leave()
    // After sleep, this event or a timer can come first, so both check.
    if (isAway) look()
    else beat()
    isAway = false
    isOnErrand = false
    const after = readLockNote()
    if (after && !after.isClosed) seen(after)
    // A tab that slept missed what other tabs did.
    show(after?.isClosed === true)
    uncover()
  }

  function beat() {
    const note = readLockNote()
    if (isAway || !note || note.isClosed) return
    // The app was in front all the time, but the machine slept or a print dialog blocked the page.
    const isPrinting = performance.now() - errandMs < ERRAND_MS
    if (isDue(absence(note, isPrinting ? ERRAND_MS : 60_000))) close(note)
    else seen(note)
  }

  function onNote({ key }: StorageEvent) {
    // A null key means that all of the storage was cleared.
    if (key !== LOCK_KEY && key !== null) return
    const note = readLockNote()
    if (!note) return leave()
    seenMs = performance.now()
    show(note.isClosed)
    if (isAway) look()
  }

  const onVisibility = () => (document.visibilityState === 'hidden' ? onAway() : onBack())
  // A phone takes its picture for the app switcher on blur, before the page is hidden.
  const onBlur = () => {
    if (matchMedia('(pointer: coarse)').matches && !document.hasFocus()) cover()
  }
  const onErrand = (event: Event) => {
    const isFile = event.target instanceof HTMLInputElement && event.target.type === 'file'
    if (isFile || event.type === 'beforeprint') errandMs = performance.now()
  }

  const beating = setInterval(beat, BEAT_MS)
  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener('visibilitychange', onVisibility, { signal })
  document.addEventListener('resume', onVisibility, { signal })
  document.addEventListener('click', onErrand, { signal, capture: true })
  window.addEventListener('beforeprint', onErrand, { signal })
  window.addEventListener('pagehide', onAway, { signal })
  window.addEventListener('pageshow', onBack, { signal })
  window.addEventListener('blur', onBlur, { signal })
  window.addEventListener('focus', onBack, { signal })
  window.addEventListener('storage', onNote, { signal })
  return () => {
    ended.abort()
    clearInterval(beating)
    clearTimeout(timer)
  }
}

/**
 * Hides the screen while the app is in the background. A style also covers open dialogs, which are
 * above every element, and opacity keeps the focus.
 */
const CSS = '@media screen { #root, dialog { opacity: 0 !important } }'

let sheet: CSSStyleSheet | undefined

function cover(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function uncover(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
  sheet = undefined
}
