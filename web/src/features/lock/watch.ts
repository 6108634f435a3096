/**
 * Keeps the time for the lock, in each tab: covers the screen when the app leaves the front, closes it when
 * the time is over, and follows what other tabs do. All tabs are closed or open together.
 */
import { LOCK_KEY, useLock } from '../../stores/lock'
import { dismissToast } from '../../stores/toast'
import { cover, uncover } from './cover'
import { isDue } from './is-due'
import { type LockNote, readLockNote, removeLockNote, writeLockNote } from './lock-note'

/** While the app is in front this often: other tabs, and the next start, hear that somebody is here. */
const BEAT_MS = 10_000
/** Choosing a file, taking a picture or printing leaves the app, and is no leaving. */
const ERRAND_MS = 5 * 60_000
const ERRAND_BEGINS_MS = 3000

let stop: (() => void) | undefined

/** Begins with what the note says; again is as good as once. False where there is no lock. */
export function watchLock(): boolean {
  const note = readLockNote()
  if (!note) return false
  if (stop) return true
  if (note.isClosed || isDue({ ...limitOf(note), ...timesOf(note) })) close(note)
  else show(false)
  stop = listen()
  return true
}

/** Of a lock that was set this moment, or whose time was changed: its owner is here. */
export function beginWatch(): void {
  stop ??= listen()
}

/** Asks from now on, in all tabs. */
export function closeNow(): void {
  const note = readLockNote()
  if (note) close(note)
}

/** It was shown that the right person is here, in all tabs. */
export function openNow(): void {
  const note = readLockNote()
  if (!note) return
  writeLockNote({ ...note, isClosed: false, seenAtMs: Date.now() })
  show(false)
}

/** There is no lock any more. */
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
  // It may name what was just written.
  if (isClosed) dismissToast()
  useLock.setState({ isClosed })
}

const limitOf = ({ afterMinutes }: LockNote) => ({ limitMs: afterMinutes * 60_000 })
const timesOf = ({ seenAtMs }: LockNote) => ({ seenAtMs, nowMs: Date.now() })

function listen(): () => void {
  /** By the page's own clock, when this tab last knew that somebody was in front of one. */
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

  /** Closes where it is time, or comes again when it will be. A page that was frozen is late. */
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
    // What wakes a machine that slept, this or a timer, is not said: each asks.
    if (isAway) look()
    else beat()
    isAway = false
    isOnErrand = false
    const after = readLockNote()
    if (after && !after.isClosed) seen(after)
    // A tab that slept has not heard what others did.
    show(after?.isClosed === true)
    uncover()
  }

  function beat() {
    const note = readLockNote()
    if (isAway || !note || note.isClosed) return
    // It was in front all the time, and the machine slept; or the dialog of a print held up the page.
    const isPrinting = performance.now() - errandMs < ERRAND_MS
    if (isDue(absence(note, isPrinting ? ERRAND_MS : 60_000))) close(note)
    else seen(note)
  }

  function onNote({ key }: StorageEvent) {
    // Null: all of it was removed.
    if (key !== LOCK_KEY && key !== null) return
    const note = readLockNote()
    if (!note) return leave()
    seenMs = performance.now()
    show(note.isClosed)
    if (isAway) look()
  }

  const onVisibility = () => (document.visibilityState === 'hidden' ? onAway() : onBack())
  // A phone takes its picture of the app when that loses the focus, which is before it is hidden.
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
