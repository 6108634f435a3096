// A helper may say where they are. This script fills the field with the device's position, and nothing leaves
// the device before the helper sends it. Without this script the helper types it.
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
