// Somebody who helps may say where they are. This only fills the field with what the device says; they see
// it there before they send it, and nothing leaves the device before. Without this script they type it.
const row = document.getElementById('locate')
const field = document.getElementById('place')
const button = row?.querySelector('button')

if (button && field && 'geolocation' in navigator) {
  row.hidden = false
  button.addEventListener('click', () => {
    button.disabled = true
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        field.value = `${latitude.toFixed(5)}, ${longitude.toFixed(5)} (±${Math.ceil(accuracy)} m)`
        button.disabled = false
        field.focus()
      },
      () => {
        row.hidden = true
        field.focus()
      },
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
    )
  })
}
