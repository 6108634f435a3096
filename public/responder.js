// A scan with a connection shows the current record. This script adds whether the print is older. Digits 1 to 8
// of the capsule after the "#", counted from 0, are the minute of the last change before the print. The
// fragment stays in the browser. Without this script the page still says everything else.
const hasCopy = /^#\d{22,}$/.test(location.hash)
const minutePrinted = Number(location.hash.slice(2, 10))
const minuteNow = Math.floor(Number(document.querySelector('.page')?.dataset.changedAt) / 60000)
const notice = document.getElementById('older-print')

if (notice && hasCopy && minutePrinted < minuteNow) notice.hidden = false

// A page that cannot show the code offers the offline copy, if the link has one.
const copy = document.getElementById('offline-copy')

if (copy && !hasCopy) copy.hidden = true

// If the server does not know the code, the copy is all there is. The app reads it in this browser.
const only = document.querySelector('.page')?.dataset.copy
const reader = new URL(location.href)

if (only && hasCopy && !reader.searchParams.has('copy')) {
  reader.searchParams.set('copy', only)
  location.replace(reader)
}

// Puts the card as text on the clipboard. Safari wants the promise within the press.
const text = document.getElementById('as-text')
const button = document.getElementById('copy-text')

if (text && button && navigator.clipboard?.write) {
  button.hidden = false
  button.onclick = async () => {
    const fetched = fetch(text.href).then(async answer => {
      if (!answer.ok) throw new Error(answer.statusText)
      return new Blob([await answer.text()], { type: 'text/plain' })
    })
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetched })])
      button.textContent = button.dataset.copied
    } catch {
      location.href = text.href
    }
  }
}

// The page in another language needs the same fragment.
if (location.hash) for (const link of document.querySelectorAll('nav a')) link.hash = location.hash
