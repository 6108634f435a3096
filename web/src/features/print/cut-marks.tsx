/** The lines are outside a piece's corners, so that none remains after cutting. */
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
