/** What is said in portrait-file.ts. */
export const words = {
  theFileIsLarger: 'The file is larger than 25 MB. Choose a smaller picture.',
  thatIsntAPictureChoose: 'That isn’t a picture. Choose a PNG or JPEG file.',
  thePictureHasMore: 'The picture has more than 60 million pixels. Choose a smaller one.',
  thePictureIsDamaged: 'The picture is damaged and can’t be opened. Choose another one.',
  thePictureCantBeMade: 'The picture can’t be made small enough. Choose a simpler one.',
} as const;
