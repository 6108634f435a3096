// Whoever scans a printed code with a connection sees the record as it is now. This only adds whether
// the print is older: the capsule after the "#" keeps, at its places 1 to 8, the minute in which the
// record it was made from last changed. The fragment stays in the browser. Without this script the
// page says everything else.
const hasCopy = /^#\d{22,}$/.test(location.hash)
const minutePrinted = Number(location.hash.slice(2, 10))
const minuteNow = Math.floor(Number(document.querySelector('.page')?.dataset.changedAt) / 60000)
const notice = document.getElementById('older-print')

if (notice && hasCopy && minutePrinted < minuteNow) notice.hidden = false

// A page that could not show the code offers its offline copy: only where the link carries one.
const copy = document.getElementById('offline-copy')

if (copy && !hasCopy) copy.hidden = true

// Of a code that the server never saw the copy is all there is: the app reads it, in this browser.
const only = document.querySelector('.page')?.dataset.copy
const reader = new URL(location.href)

if (only && hasCopy && !reader.searchParams.has('copy')) {
  reader.searchParams.set('copy', only)
  location.replace(reader)
}

// The page in another language is of the same print.
if (location.hash) for (const link of document.querySelectorAll('nav a')) link.hash = location.hash
