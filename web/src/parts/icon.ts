/** A drawing: the inside of an SVG and the size of its view box. */
export interface IconData {
  body: string;
  width: number;
  height: number;
}
