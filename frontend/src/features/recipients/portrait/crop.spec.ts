import { draggedBy, squareOf, wholePicture } from './crop.js';

describe('the square of a picture', () => {
  const wide = { width: 900, height: 600 };

  it('is as large as the picture allows, and in its middle', () => {
    expect(squareOf(wide, wholePicture)).toEqual({ side: 600, left: 150, top: 0 });
    expect(squareOf(wide, { ...wholePicture, zoom: 2 })).toEqual({ side: 300, left: 300, top: 150 });
  });

  it('follows the pointer to the edges and no further', () => {
    expect(draggedBy(wide, wholePicture, [0.25, 0.25])).toEqual({ zoom: 1, across: 0, down: 0.5 });
    expect(draggedBy(wide, { zoom: 2, across: 0.5, down: 0.5 }, [-0.5, 5])).toEqual({ zoom: 2, across: 0.75, down: 0 });
  });
});
