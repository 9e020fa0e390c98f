declare module 'icon:*' {
  const icon: import('./parts/icon').IconData;
  export default icon;
}
