/** Hands a file to the browser's downloads, made here, with no request. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The click has taken the file by the next turn; before that, Safari would save nothing.
  setTimeout(() => URL.revokeObjectURL(url))
}
