/** Short lines outside the corners of a piece, so that no line remains on the piece after cutting. */
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
