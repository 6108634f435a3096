import type { BoxMark, CodeMark, Mark, TextMark } from './drawing'

type Pen = CanvasRenderingContext2D

export function paint(pen: Pen, marks: readonly Mark[]): void {
  for (const mark of marks) {
    if (mark.kind === 'text') paintText(pen, mark)
    else if (mark.kind === 'box') paintBox(pen, mark)
    else paintCode(pen, mark)
  }
}

/** Browsers round font sizes to whole pixels, so text is set in thousandths of a mm. */
const FINE = 1000

export function paintText(pen: Pen, mark: TextMark): void {
  pen.save()
  pen.fillStyle = mark.color
  pen.font = `${mark.weight} ${mark.sizeMm * FINE}px ${mark.family}`
  pen.direction = mark.direction
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  const measured = pen.measureText(mark.text).width / FINE
  // On the screen, glyphs snap to pixels, so the measured width differs slightly from the font's own.
  const stretch = measured > 0 ? Math.min(1.1, Math.max(0.9, mark.width / measured)) : 1
  pen.translate(mark.x, mark.baseline)
  pen.scale(stretch / FINE, 1 / FINE)
  pen.fillText(mark.text, 0, 0)
  pen.restore()
}

function paintBox(pen: Pen, { x, y, width, height, radius, color, line }: BoxMark): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  if (!line) {
    pen.fillStyle = color
    pen.fill()
    return
  }
  pen.strokeStyle = color
  pen.lineWidth = line.width
  pen.setLineDash(line.isDashed ? [line.width * 3, line.width * 3] : [])
  pen.stroke()
}

function paintCode(pen: Pen, { x, y, side, modules, paths }: CodeMark): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(side / modules, side / modules)
  for (const { color, d } of paths) {
    pen.fillStyle = color
    pen.fill(new Path2D(d))
  }
  pen.restore()
}
