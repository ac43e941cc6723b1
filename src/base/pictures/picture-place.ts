// Place of a picture that is still to come, as the editor shows it: a drawing of nothing.

export const picturePlace = {
  src: 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%20800%20600%22/%3E',
  width: 800,
  height: 600,
};
