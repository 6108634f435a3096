/** Short lines outside the corners of what is cut out: nothing of them is left on it. */
export function CutMarks() {
  return (
    <>
      {['top left', 'top right', 'bottom left', 'bottom right'].flatMap(corner =>
        ['along', 'across'].map(way => (
          <i key={`${corner} ${way}`} className={`cut-mark ${corner} ${way}`} />
        )),
      )}
    </>
  )
}
